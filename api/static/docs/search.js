// The search of the guide: every word that was typed must stand in a section; accents and capitals do not matter.
const form = document.getElementById("search"), field = form.querySelector("input"), found = document.getElementById("found");
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
let sections;

async function search() {
  sections ??= fetch(form.dataset.index).then((answer) => answer.json());
  const all = await sections, words = plain(field.value).split(/\s+/).filter(Boolean);
  const weight = (section) => words.filter((word) => plain(section.title).includes(word)).length;
  const hits = words.length ? all.filter((section) => words.every((word) => plain(section.page + " " + section.title + " " + section.text).includes(word))) : [];
  found.replaceChildren(...hits.sort((a, b) => weight(b) - weight(a)).slice(0, 12).map((section) => {
    const item = document.createElement("li"), link = item.appendChild(document.createElement("a"));
    link.href = section.href;
    link.textContent = section.title === section.page ? section.title : `${section.page}: ${section.title}`;
    return item;
  }));
  if (words.length && !hits.length) found.append(form.dataset.nothing);
}

form.hidden = false;
form.addEventListener("submit", (event) => event.preventDefault());
field.addEventListener("input", search);
