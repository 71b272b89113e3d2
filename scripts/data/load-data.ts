import { foldedWords } from "../../domain/src/vocabulary/fold.ts";
import { type DataFile, Problems, readDataFile, readDataFolder } from "./data-file.ts";
import { readFigures, readFirstSteps, readIsco, readLicences, readRoles } from "./read-careers.ts";
import { readPlaces, readTimeZones } from "./read-places.ts";
import { readCompetencies, readQuestions } from "./read-questions.ts";
import { readSamples, readSampleTexts } from "./read-samples.ts";
import {
  readFoldedWords,
  readLanguageNames,
  readOccupationTitles,
  readSectionHeadings,
  readSkills,
  readSynonyms,
} from "./read-vocabulary.ts";

/** Reads every file of data below the root. */
export const loadData = (root: string): Data =>
  readData(
    (path) => readDataFile(root, path),
    (path) => readDataFolder(root, path),
  );

/**
 * The titles of the catalogue that none of `words` marks as one, as their folded words joined by spaces. Short ones, which
 * are abbreviations, and names of skills or people stay out: they mean something else more often.
 */
function titlesWithout(
  words: readonly string[],
  titles: readonly string[],
  others: readonly string[],
): readonly string[] {
  const known = new Set(words);
  const taken = new Set(others.map((text) => foldedWords(text).join(" ")));
  const folded = titles.map((title) => foldedWords(title.replace(/\/.*$/u, "")));
  const unmarked = folded.filter((said) => !said.some((word) => known.has(word)));
  const texts = unmarked.map((said) => said.join(" ")).filter((text) => text.length >= 5 && !taken.has(text));
  return [...new Set(texts)].sort();
}

/** Reads files of data and looks up what they name in each other. */
export function readData(read: (path: string) => DataFile, folder: (path: string) => DataFile[]) {
  const problems = new Problems();
  const file = (name: string) => read(`domain/data/${name}`);
  const skills = readSkills(file("skills.tsv"), problems);
  const figures = readFigures(file("figures.tsv"), problems);
  const licences = readLicences(file("licences.tsv"), problems);
  const isco = readIsco(file("isco.tsv"), figures, problems);
  const known = { figures, licences, skills: new Set(skills.map(({ id }) => id)) };
  const roles = readRoles(folder("domain/data/roles"), known, problems);
  const firstSteps = readFirstSteps(file("first-steps.tsv"), known.skills, problems);
  const roleIds = new Set(roles.map(({ value }) => value.id));
  const occupationTitles = readOccupationTitles(file("occupation-titles.tsv"), roleIds, problems);
  const synonyms = readSynonyms(file("synonyms.tsv"), problems);
  const languageNames = readLanguageNames(file("language-names.tsv"), problems);
  const titleWords = readFoldedWords(file("title-words.tsv"), "word", problems);
  const givenNames = readFoldedWords(file("given-names.tsv"), "name", problems);
  const catalogueTitles = [
    ...roles.flatMap(({ value }) => Object.values(value.titles).flat()),
    ...Object.values(occupationTitles).flat(),
  ];
  const knownTitles = titlesWithout(titleWords, catalogueTitles, [
    ...givenNames,
    ...skills.flatMap(({ names, alternatives }) => [...Object.values(names), ...alternatives]),
  ]);
  const sectionHeadings = readSectionHeadings(file("section-headings.tsv"), problems);
  const timeZones = readTimeZones(file("time-zones.tsv"), problems);
  const placeFiles = {
    countries: file("countries.tsv"),
    worldRegions: file("world-regions.tsv"),
    states: file("states.tsv"),
    towns: file("towns.tsv"),
    remoteWords: file("remote-words.tsv"),
  };
  const places = readPlaces(placeFiles, problems);
  const samples = readSamples((language) => read(`server/data/samples/${language}.yaml`), problems);
  const sampleTexts = readSampleTexts(
    (language) => read(`server/data/sample-texts/${language}.yaml`),
    problems,
  );
  const competencies = readCompetencies(file("competencies.yaml"), problems);
  const questions = readQuestions(
    folder("domain/data/questions"),
    { competencies, roles: roleIds },
    problems,
  );
  return {
    ...{ problems, skills, figures, licences, isco, roles, firstSteps, occupationTitles },
    ...{ titleWords, knownTitles, givenNames, sectionHeadings },
    ...{ synonyms, languageNames, timeZones, places, samples, sampleTexts, competencies, questions },
  };
}

export type Data = ReturnType<typeof readData>;
