/** The parts of a resume's content with texts that can be changed by path. */
interface Fields {
  readonly skills?: readonly string[] | null | undefined;
  readonly experience?: readonly object[] | null | undefined;
  readonly knownWords?: readonly string[] | null | undefined;
}

const isList = (field: string): field is "skills" | "knownWords" =>
  field === "skills" || field === "knownWords";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const stepInto = (value: unknown, step: string): unknown =>
  Array.isArray(value)
    ? /^\d+$/.test(step) && value[Number(step)]
    : isRecord(value) && Object.hasOwn(value, step)
      ? value[step]
      : undefined;

const places = (count: number): string => Array.from({ length: count }, (_, i) => i).join(" ");

/**
 * The text of a field by its path (`experience.0.description`). `skills` and `knownWords` are one a line, `experience`
 * the order of the jobs, such as "0 1 2"; null when there is no such text.
 */
export function fieldText(content: Fields, field: string): string | null {
  if (isList(field)) return (content[field] ?? []).join("\n");
  if (field === "experience") return places((content.experience ?? []).length);
  const found = field.split(".").reduce<unknown>(stepInto, content);
  return typeof found === "string" ? found : null;
}

/** The content with another text in a field. An unknown field or an invalid order changes nothing. */
export function withFieldText<C extends Fields>(content: C, field: string, text: string): C {
  if (fieldText(content, field) === null) return content;
  if (isList(field)) return { ...content, [field]: text === "" ? [] : text.split("\n") };
  if (field === "experience") {
    const order = text.split(" ").map(Number);
    const jobs = content.experience ?? [];
    if (order.toSorted((a, b) => a - b).join(" ") !== places(jobs.length)) return content;
    return { ...content, experience: order.map((at) => jobs[at]) };
  }
  return sameShape(content, replaced(content, field.split("."), text));
}

function replaced(value: unknown, [step, ...rest]: readonly string[], text: string): unknown {
  if (step === undefined) return text;
  if (Array.isArray(value))
    return value.map((one, i) => (String(i) === step ? replaced(one, rest, text) : one));
  return isRecord(value) ? { ...value, [step]: replaced(value[step], rest, text) } : value;
}

/** The cast is safe: replacing one text by another keeps the type. */
function sameShape<C>(_: C, copy: unknown): C {
  return copy as C;
}

/** The inverse of an order. */
export function orderBack(order: string): string {
  const moved = order.split(" ").map(Number);
  return moved.map((_, at) => moved.indexOf(at)).join(" ");
}
