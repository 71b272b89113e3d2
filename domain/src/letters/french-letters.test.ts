import { describe, expect, it } from "vitest";
import { atEmployer } from "./employer-place.ts";
import { inSentence } from "./read-job.ts";
import { ownSkill } from "./skill-words.ts";
import { makeResume } from "./testing/make-resume.ts";
import { letterOf } from "./testing/measure-letters.ts";
import { makePosting } from "./testing/postings.ts";
import { feminineTitle } from "./title-forms.ts";

/** Mistakes that a reader found in letters, by their cause. */
describe("French letters", () => {
  it.each([
    ["coiffeur polyvalent", "coiffeuse polyvalente"],
    ["aide-soignant de nuit", "aide-soignante de nuit"],
    ["infirmier coordinateur", "infirmière coordinatrice"],
    ["serveur restaurant", "serveuse restaurant"],
    ["technicien qualité", "technicienne qualité"],
    ["responsable santé sécurité", "responsable santé sécurité"],
    ["technicien habilité", "technicienne habilitée"],
    ["coordinateur social", "coordinatrice sociale"],
    ["secrétaire médical", "secrétaire médicale"],
    ["conducteur routier", "conductrice routière"],
    ["agent immobilier", "agent immobilier"],
    ["négociateur immobilier", "négociatrice immobilière"],
    ["agent administratif", "agent administratif"],
    ["agriculteur", "agricultrice"],
  ])("writes %s in the feminine as %s", (title, expected) => {
    expect(feminineTitle(title, "fr")).toBe(expected);
  });

  it("begins a title before an abbreviation in lower case, and keeps one whose words all have capitals", () => {
    expect(inSentence("Formateur FLE", "fr")).toBe("formateur FLE");
    expect(inSentence("Data Manager", "fr")).toBe("Data Manager");
  });

  it("names the employer with its article", () => {
    expect(atEmployer("Foyer Ti Kêr", "fr")).toBe("au Foyer Ti Kêr");
    expect(atEmployer("Pôle Santé Bourgogne", "fr")).toBe("au Pôle Santé Bourgogne");
    expect(atEmployer("CHRU de Nancy", "fr")).toBe("au CHRU de Nancy");
    expect(atEmployer("Mas Llaro", "fr")).toBe("au Mas Llaro");
    expect(atEmployer("Massilia Transports", "fr")).toBe("chez Massilia Transports");
  });

  it.each([
    ["Pictogrammes", "pictogrammes"],
    ["Transferts", "transferts"],
    ["Didactique", "didactique"],
    ["Pédagogie", "pédagogie"],
    ["Conduite SPL", "conduite SPL"],
    ["Pronote", "Pronote"],
    ["Habilitation B2V", "habilitation B2V"],
    ["Windows", "Windows"],
  ])("writes the skill %s within a sentence as %s", (skill, expected) => {
    expect(ownSkill(skill, "fr", false)).toBe(expected);
  });

  it.each([
    ["Coordination du projet d'école pendant deux ans.", "j’ai assuré la coordination du projet"],
    ["Mise en place d'un tableau de suivi.", "j’ai mis en place un tableau"],
    ["Division par trois du temps de réponse.", "j’ai obtenu une division par trois"],
    ["Contrôle visuel de 300 joints par mois, 2 rebuts en 2023.", "contrôle visuel de 300 joints"],
  ])("tells '%s' as something done, or quotes it", (line, expected) => {
    const jobs = [["Technicien | Ekinops | 2020-02 | ", line]] as const;
    const resume = makeResume({ name: "Hugo Marchand", place: "Toulouse", skills: "", jobs });
    const posting = makePosting("fr", "x", "Technicien | Piriou | Lorient", "Équipe de 8.", "Rigueur");
    const { content } = letterOf({ key: "x", language: "fr", resume }, posting);
    expect(content.paragraphs.map(({ text }) => text).join(" ")).toContain(expected);
  });

  it("tells the lines of a resume that says 'du', and has one kind of apostrophe", () => {
    const resume = makeResume({
      name: "Baptiste Renaud",
      place: "Orléans",
      skills: "React, Git",
      jobs: [
        [
          "Développeur front-end | Val de Logiciels | 2021-02 | ",
          "Refonte de l'espace client en React.",
          "Diminution du temps de chargement de 4 à 1,5 seconde.",
        ],
      ],
    });
    const posting = makePosting(
      "fr",
      "x",
      "Développeur React | Loire Numérique | Tours",
      "Équipe de 8.",
      "React",
    );
    const { content } = letterOf({ key: "x", language: "fr", resume }, posting, { length: "medium" });
    const text = content.paragraphs.map((one) => one.text).join("\n");
    expect(text).toContain("la refonte de l’espace client en React");
    expect(text).toMatch(/développeur front-end(?! »)/);
    expect(`${content.subject}${text}`).not.toContain("'");
  });
});
