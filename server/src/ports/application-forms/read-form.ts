import { mostQuestions } from "@waymark/domain/packages/form-questions";
import { greenhouseForm } from "./greenhouse.ts";
import { type ApplicationForm, FormGarbled, type ReadForm } from "./port.ts";
import { recruiteeForm } from "./recruitee.ts";

const forms: readonly ApplicationForm[] = [greenhouseForm, recruiteeForm];

const maxBytes = 2 * 1024 * 1024;
const timeoutMs = 10_000;

/** The form is gone, its service is busy, or it answers something that it does not document. */
class FormUnavailable extends Error {}

/**
 * Null when the source publishes no questions. Long forms end at 200 questions; repeated ids are made unique.
 * @throws FormUnavailable
 */
export const readForm: ReadForm = async ({ fetch }, { source, sourceId }, signal) => {
  const form = forms.find((one) => one.source === source);
  const address = form?.address(sourceId) ?? null;
  if (form === undefined || address === null) return null;
  try {
    const { status, text } = await fetch(address, {
      maxBytes,
      timeoutMs,
      headers: { accept: "application/json" },
      ...(signal === undefined ? {} : { signal }),
    });
    if (status !== 200) throw new FormGarbled(`The service answered ${status}.`);
    const seen = new Map<string, number>();
    return form
      .read(text)
      .slice(0, mostQuestions)
      .map((question) => {
        const times = (seen.get(question.id) ?? 0) + 1;
        seen.set(question.id, times);
        return times === 1 ? question : { ...question, id: `${question.id.slice(0, 190)}-${times}` };
      });
  } catch (cause) {
    throw new FormUnavailable("The employer's questions could not be read.", { cause });
  }
};
