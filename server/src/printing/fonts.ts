import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { ResumeStyle } from "@waymark/contract/resumes-style";

const require = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(require.resolve(`${name}/package.json`));
const google = (name: string, faces: readonly string[]): string[] =>
  faces.map((face) => join(folderOf(`@expo-google-fonts/${name}`), face));

export interface Typeface {
  readonly family: string;
  readonly folders: () => readonly string[];
  readonly scale: number;
  readonly bold: number;
  readonly substitute: string;
}

const faces = ["400Regular", "400Regular_Italic", "600SemiBold", "700Bold"];

export const typefaces: Readonly<Record<ResumeStyle["font"], Typeface>> = {
  "source-sans": {
    family: "Source Sans 3",
    folders: () => google("source-sans-3", faces),
    scale: 1.05,
    bold: 600,
    substitute: "Calibri",
  },
  "source-serif": {
    family: "Source Serif 4",
    folders: () => google("source-serif-4", faces),
    scale: 0.98,
    bold: 600,
    substitute: "Cambria",
  },
  lato: {
    family: "Lato",
    folders: () => google("lato", ["400Regular", "400Regular_Italic", "700Bold"]),
    scale: 1,
    bold: 700,
    substitute: "Calibri",
  },
  "plex-sans": {
    family: "IBM Plex Sans",
    folders: () => google("ibm-plex-sans", faces),
    scale: 0.97,
    bold: 600,
    substitute: "Arial",
  },
  garamond: {
    family: "EB Garamond",
    folders: () => google("eb-garamond", faces),
    scale: 1.12,
    bold: 600,
    substitute: "Garamond",
  },
};

const beside = (name: string): string => join(dirname(require.resolve(name)), "..", "fonts");

const otherScripts: readonly { readonly family: string; readonly folders: () => readonly string[] }[] = [
  { family: "Source Sans 3", folders: () => google("source-sans-3", faces) },
  {
    family: "IBM Plex Sans Arabic",
    folders: () => google("ibm-plex-sans-arabic", ["400Regular", "600SemiBold", "700Bold"]),
  },
  { family: "Noto Sans Hebrew", folders: () => [beside("@embedpdf/fonts-hebrew")] },
  { family: "Noto Sans S Chinese", folders: () => [beside("@embedpdf/fonts-sc")] },
  { family: "Noto Sans Korean", folders: () => [beside("@embedpdf/fonts-kr")] },
  { family: "Noto Sans Symbols 2", folders: () => google("noto-sans-symbols-2", ["400Regular"]) },
  { family: "Noto Emoji", folders: () => google("noto-emoji", ["400Regular", "700Bold"]) },
];

export const familiesFor = (font: ResumeStyle["font"]): string[] => [
  ...new Set([typefaces[font].family, ...otherScripts.map(({ family }) => family)]),
];

export const fontFolders = (): string[] => [
  ...new Set([...Object.values(typefaces), ...otherScripts].flatMap(({ folders }) => [...folders()])),
];
