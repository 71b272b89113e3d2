import { mapKeys, type UserDetail } from "@waymark/contract/accounts";
import type { PersonSeal } from "../../../db/seal.ts";
import { people } from "../tables.ts";

type PersonRow = typeof people.$inferSelect;
type SealedColumn = Extract<keyof PersonRow, `${string}Sealed`>;

/**
 * The field of each sealed column. The types demand an entry for every such column of the table. Texts that identify or
 * reach a person are removed when somebody else claims the account.
 */
export const sealedTexts = {
  bioSealed: { field: "bio", removedAtClaim: true },
  phoneSealed: { field: "phoneNumber", removedAtClaim: true },
  contactEmailSealed: { field: "contactEmail", removedAtClaim: true },
  experienceSealed: { field: "experience", removedAtClaim: false },
  expectedSalarySealed: { field: "expectedSalary", removedAtClaim: false },
} as const satisfies Record<
  SealedColumn,
  { field: keyof UserDetail | "contactEmail"; removedAtClaim: boolean }
>;

export type SealedField = (typeof sealedTexts)[SealedColumn]["field"];

const sealedFields: ReadonlySet<string> = new Set(Object.values(sealedTexts).map(({ field }) => field));

const placeOf = (userId: string, column: SealedColumn) => ({
  table: "people",
  row: userId,
  column: people[column].name,
});

/** An empty text needs no seal; a missing one keeps its column. */
export const sealTexts = (
  seal: PersonSeal,
  userId: string,
  texts: Readonly<Partial<Record<SealedField, string | null>>>,
): Record<SealedColumn, string | null | undefined> =>
  mapKeys(sealedTexts, (column) => {
    const text = texts[sealedTexts[column].field];
    if (text === undefined) return undefined;
    return text === null || text === "" ? null : seal.seal(placeOf(userId, column), text);
  });

export const openText = (seal: PersonSeal, userId: string, column: SealedColumn, sealed: string): string =>
  seal.open(placeOf(userId, column), sealed);

/** The cast is safe: the fields are those of the table above. @param sealOf Called only for a sealed text. */
export async function openTexts(
  row: Pick<PersonRow, "userId" | SealedColumn>,
  sealOf: () => Promise<PersonSeal>,
): Promise<Record<SealedField, string>> {
  const isAny = Object.values(mapKeys(sealedTexts, (column) => row[column] !== null)).includes(true);
  const seal = isAny ? await sealOf() : null;
  const opened = mapKeys(sealedTexts, (column) => {
    const sealed = row[column];
    const text = seal === null || sealed === null ? "" : openText(seal, row.userId, column, sealed);
    return [sealedTexts[column].field, text] as const;
  });
  return Object.fromEntries(Object.values(opened)) as Record<SealedField, string>;
}

/** A change without its sealed texts. The cast is safe: the fields left out are those of the type. */
export const readablePart = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([field]) => !sealedFields.has(field))) as Omit<
    T,
    SealedField
  >;

export const clearedAtClaim = (): Partial<Record<SealedColumn, null>> =>
  Object.fromEntries(
    Object.entries(sealedTexts).flatMap(([column, { removedAtClaim }]) =>
      removedAtClaim ? [[column, null]] : [],
    ),
  );
