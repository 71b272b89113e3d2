import type { FormQuestion } from "@waymark/contract/packages-forms";
import { postingLine } from "@waymark/domain/jobs/text/posting-text";
import type { GuardedFetch } from "../../outbound/guard.ts";
import { textIn } from "../job-sources/fields.ts";

export interface FormOf {
  readonly source: string;
  readonly sourceId: string;
}

/**
 * The questions of an employer's form, where they are public. Nothing is ever sent to a form: the services know no
 * draft, so an answer is the application itself.
 */
export interface ApplicationForm {
  readonly source: string;
  address(sourceId: string): string | null;
  /** @throws FormGarbled when the answer is not what the source documents. */
  read(body: string): FormQuestion[];
}

export class FormGarbled extends Error {}

export const plainLabel = (value: unknown): string => postingLine(textIn(value).slice(0, 10_000), 2_000);

export type ReadForm = (
  deps: { readonly fetch: GuardedFetch },
  form: FormOf,
  signal?: AbortSignal,
) => Promise<FormQuestion[] | null>;
