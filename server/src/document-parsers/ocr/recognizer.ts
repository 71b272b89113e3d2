import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Language } from "@waymark/contract/values";
import { createWorker, OEM, type Page, PSM } from "tesseract.js";

const packages = createRequire(import.meta.url);
const codes: Record<Language, string> = { en: "eng", es: "spa", fr: "fra", de: "deu" };

/** Recognises text in pictures, in one language. */
export interface Recognizer {
  readonly language: Language;
  read(png: Buffer): Promise<Page>;
  close(): Promise<void>;
}

/** Starts a recogniser with the language data of its package: nothing is fetched or stored on disk. */
export async function openRecognizer(language: Language): Promise<Recognizer> {
  const code = codes[language];
  const folder = dirname(packages.resolve(`@tesseract.js-data/${code}/package.json`));
  const worker = await createWorker([code], OEM.LSTM_ONLY, {
    langPath: join(folder, "4.0.0_best_int"),
    cacheMethod: "none",
    errorHandler: () => {},
  });
  // The picture does not state its resolution, and a wrong guess loses large letters, such as names.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: "300" });
  return {
    language,
    read: async (png) =>
      (await worker.recognize(png, { rotateAuto: true }, { blocks: true, text: true })).data,
    close: async () => {
      await worker.terminate();
    },
  };
}
