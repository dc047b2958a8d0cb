"""What the consent page says, in both languages."""
from collections.abc import Mapping

from games.rulebook.text import Language

TONGUES: Mapping[Language, str] = {"en": "English", "pt-BR": "Português"}
WORDS: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "who_are_you": "Who are you?",
        "an_app_asks": "would like to act for you. First we need to know who you are.",
        "get_a_code": "In the app that you play with, ask for a sign-in code, and type it here. It has 12 letters and is good for five "
                      "minutes. If the app has opened a page for you in this browser, sign in there and then load this page again.",
        "code": "Sign-in code",
        "sign_in": "Sign in", "never_the_token": "Never type a code that somebody else has sent you, and give yours to nobody.",
        "you_are": "You are", "signed_in": "You are signed in",
        "go_back": "For a quarter of an hour this browser knows you. Go back to the page that asked who you are, and load it again.",
        "not_you": "Somebody else?", "sign_out": "Sign out",
        "may_it": "Let it act for you?", "registered": "is registered with us.", "asks": "It asks to be able to:",
        "unregistered": "is not registered with us: all that we know of it is this address. Go on only if you have just come from there.",
        "on_this_device": "An app on this device", "at": "The app at",
        "it_cannot": "It cannot delete you or let others in, and you can take this back in your own app at any time.",
        "leads_to": "Your answer goes to", "allow": "Allow", "deny": "Do not allow", "back_to": "Back to", "told": "What is wrong:",
    },
    "pt-BR": {
        "who_are_you": "Quem é você?",
        "an_app_asks": "quer agir por você. Antes precisamos saber quem você é.",
        "get_a_code": "No aplicativo em que você joga, peça um código de entrada e digite-o aqui. Ele tem 12 letras e vale por cinco "
                      "minutos. Se o aplicativo abriu uma página neste navegador, entre por ela e depois recarregue esta.",
        "code": "Código de entrada",
        "sign_in": "Entrar", "never_the_token": "Nunca digite um código que outra pessoa lhe mandou, e não dê o seu a ninguém.",
        "you_are": "Você é", "signed_in": "Você entrou",
        "go_back": "Por um quarto de hora este navegador conhece você. Volte à página que perguntou quem você é e recarregue-a.",
        "not_you": "É outra pessoa?", "sign_out": "Sair",
        "may_it": "Pode agir por você?", "registered": "está registrado conosco.", "asks": "Pede para poder:",
        "unregistered": "não está registrado conosco: tudo o que sabemos dele é este endereço. Siga só se você acaba de vir de lá.",
        "on_this_device": "Um aplicativo neste aparelho", "at": "O aplicativo em",
        "it_cannot": "Não pode apagar você nem deixar outros entrarem, e você pode retirar isto no seu próprio aplicativo quando "
                     "quiser.",
        "leads_to": "Sua resposta vai para", "allow": "Permitir", "deny": "Não permitir", "back_to": "Voltar a",
        "told": "O que está errado:",
    },
}
ERRORS: Mapping[str, Mapping[Language, Mapping[str, str]]] = {
    "code": {
        "en": {"text": "This code is not known, was used already, or is too old. Ask your app for a new one."},
        "pt-BR": {"text": "Este código não é conhecido, já foi usado ou está velho demais. Peça outro ao seu aplicativo."}},
    "not_an_app": {
        "en": {"title": "This is not how an app asks",
               "text": "The address that brought you here names no app, or none that its answer may be sent to. There is nothing that you "
                       "could do about it but tell those who make the app."},
        "pt-BR": {"title": "Não é assim que um aplicativo pede",
                  "text": "O endereço que trouxe você aqui não nomeia um aplicativo, ou nenhum a que se possa mandar a resposta. Você não "
                          "tem o que fazer, a não ser avisar a quem faz o aplicativo."}},
    "of_the_app": {
        "en": {"title": "The app has asked in a wrong way",
               "text": "It has not got anything. Tell those who make it what stands below."},
        "pt-BR": {"title": "O aplicativo pediu de um jeito errado",
                  "text": "Ele não recebeu nada. Avise a quem o faz do que está escrito abaixo."}},
    "too_many": {
        "en": {"title": "That was too often", "text": "Wait a minute, and try again."},
        "pt-BR": {"title": "Foram vezes demais", "text": "Espere um minuto e tente de novo."}},
    "too_old": {
        "en": {"title": "This page was open for too long", "text": "Go back, load it again, and let the browser keep its cookies."},
        "pt-BR": {"title": "Esta página ficou aberta tempo demais",
                  "text": "Volte, recarregue a página e deixe o navegador guardar os cookies."}},
}
