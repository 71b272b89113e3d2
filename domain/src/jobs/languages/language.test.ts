import { expect, it } from "vitest";
import { languageOfPosting } from "./language.ts";

it.each([
  ["We look for a nurse who works with our team", "en"],
  ["Wir suchen Sie für unser Team in der Pflege", "de"],
  ["Nous cherchons une infirmière pour notre équipe", "fr"],
  ["Buscamos una enfermera para nuestro equipo", "es"],
  ["Once parques. plantación, poda, riego. FP en jardinería, formación", "es"],
  ["Qualitätskontrolle, Reinigung, Bestückung; Gesundheitszeugnis", "de"],
  ["Rondes, accueil. Carte professionnelle, chauffeur", "fr"],
  ["Diminution du temps de chargement de l’espace client", "fr"],
  ["Du liebst Technik und hast Lust auf Neues", "de"],
  ["SQL, Kubernetes, AWS", undefined],
  ["", undefined],
])("%s", (text, language) => {
  expect(languageOfPosting(text)).toBe(language);
});
