import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import { limits } from "../document-parsers/limits.ts";
import type { DocumentParsers } from "../document-parsers/parsers.ts";
import type { Translate } from "../translate.ts";

export interface BundleInput {
  readonly printed: readonly Uint8Array[];
  readonly enclosures: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  readonly language: Language;
}

/**
 * Has the title, author and language of the letter and the tags of what we printed. Enclosures lose tags, form fields
 * (their shapes stay), links, bookmarks, scripts and attached files.
 * @throws AppError `not_printable` with a `reason` that names the enclosure; `files_busy`.
 */
export async function bundleLetter(
  { translate, pool }: { readonly translate: Translate; readonly pool: Pick<DocumentParsers, "bundleFiles"> },
  { printed, enclosures, language }: BundleInput,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const files = [
    ...printed.map((bytes) => ({ bytes, own: true })),
    ...enclosures.map(({ bytes }) => ({ bytes, own: false })),
  ];
  const refused = (error: unknown): never => {
    const key = error instanceof AppError ? reasons.get(error.code) : undefined;
    const part = error instanceof AppError ? Number(error.details?.part ?? 0) : 0;
    const file = enclosures[part - printed.length]?.name ?? "";
    if (key === undefined || (file === "" && key !== "size")) throw error;
    const max = key === "size" ? Math.floor(limits.bundleBytes / 1024 / 1024) : limits.bundlePages;
    throw new AppError("not_printable", {
      reason: translate(language, `letters-print.reason.${key}`, { file, max }),
    });
  };
  const { bytes, pages } = await pool.bundleFiles(files).catch(refused);
  return { bytes, pages: pages.reduce((sum, count) => sum + count, 0) };
}

const reasons: ReadonlyMap<string, string> = new Map([
  ["file_password", "password"],
  ["file_kind", "kind"],
  ["file_corrupt", "damaged"],
  ["file_too_many_pages", "pages"],
  ["file_timeout", "slow"],
  ["file_bomb", "slow"],
  ["file_too_large", "size"],
]);
