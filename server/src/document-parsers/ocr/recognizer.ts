import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Language } from "@waymark/contract/values";
import type { Grey } from "./page-edges.ts";
import type { SeenRow } from "./words-to-runs.ts";

const packages = createRequire(import.meta.url);
const codes: Record<Language, string> = { en: "eng", es: "spa", fr: "fra", de: "deu" };

/** The engine compiled for the web, of which its package has no types. */
interface Engine {
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
  readonly TessBaseAPI: new () => EngineApi;
}
interface EngineApi {
  Init(folder: null, language: string, mode: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, radians: number): number;
  FindLines(): number;
  GetGradient(): number;
  Recognize(monitor: null): number;
  GetJSONText(): string;
  GetUTF8Text(): string;
  MeanTextConf(): number;
  End(): void;
}

/** Neural networks only, and columns and blocks found by the engine. */
const [neural, automatic] = [1, "3"];
/** Radians below which a page is straight. */
const leastTurn = 0.005;

/** The recognised text of a page; its confidence is 0 to 100. */
export interface SeenPage {
  readonly text: string;
  readonly confidence: number;
  readonly rows: readonly SeenRow[];
}

/** Recognises text in pictures, in one language at a time. */
export interface Recognizer {
  readonly language: Language;
  speak(language: Language): void;
  /** The angle of the lines of a page in radians, clockwise. */
  slopeOf(picture: Grey): number;
  read(picture: Grey, dotsPerInch: number, slope: number): SeenPage;
}

/** Starts the recogniser with the data of its packages: nothing is fetched or stored on disk. */
export async function openRecognizer(): Promise<Recognizer> {
  const open = (name: string): Promise<Engine> =>
    packages(`tesseract.js-core/${name}`)({
      TesseractProgress: () => {},
      print: () => {},
      printErr: () => {},
    });
  // Processors without vector instructions cannot load the first.
  const engine = await open("tesseract-core-simd-lstm.js").catch(() => open("tesseract-core-lstm.js"));
  const loaded = new Set<Language>();
  let language: Language = "en";
  let api: EngineApi | null = null;
  const opened = (): EngineApi => {
    if (api !== null) return api;
    const code = codes[language];
    if (!loaded.has(language)) engine.FS.writeFile(`${code}.traineddata`, languageData(code));
    loaded.add(language);
    api = new engine.TessBaseAPI();
    if (api.Init(null, code, neural) !== 0) throw new Error("The text recogniser did not start.");
    api.SetVariable("tessedit_pageseg_mode", automatic);
    return api;
  };
  const show = ({ grey, wide, high }: Grey, slope: number): EngineApi => {
    engine.FS.writeFile("/input", Buffer.concat([Buffer.from(`P5\n${wide} ${high}\n255\n`), grey]));
    const shown = opened();
    if (shown.SetImageFile(1, slope) === 1) throw new Error("The text recogniser did not take the picture.");
    return shown;
  };
  return {
    get language() {
      return language;
    },
    speak(wanted) {
      if (wanted === language) return;
      api?.End();
      api = null;
      language = wanted;
    },
    slopeOf(picture) {
      const shown = show(picture, 0);
      shown.FindLines();
      const slope = shown.GetGradient();
      return Math.abs(slope) < leastTurn ? 0 : slope;
    },
    read(picture, dotsPerInch, slope) {
      // The picture does not state its resolution, and a wrong guess loses large letters, such as names.
      opened().SetVariable("user_defined_dpi", String(Math.round(dotsPerInch)));
      const shown = show(picture, slope);
      shown.Recognize(null);
      return {
        text: shown.GetUTF8Text(),
        confidence: shown.MeanTextConf(),
        rows: rowsOf(shown.GetJSONText()),
      };
    },
  };
}

function languageData(code: string): Uint8Array {
  const folder = dirname(packages.resolve(`@tesseract.js-data/${code}/package.json`));
  return gunzipSync(readFileSync(join(folder, "4.0.0_best_int", `${code}.traineddata.gz`)));
}

interface SeenBlocks {
  readonly blocks?: readonly { readonly paragraphs: readonly { readonly lines: readonly SeenRow[] }[] }[];
}

function rowsOf(json: string): SeenRow[] {
  const { blocks = [] }: SeenBlocks = JSON.parse(json);
  return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));
}
