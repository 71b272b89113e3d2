/** Kept while the tab is open, so that a typed message is not lost. */
const draftKey = "contact-draft";
const kept = ["topic", "name", "email", "company", "times", "message"] as const;
const checked = ["name", "email", "company", "times", "message"] as const;

interface Failure {
  error?: string;
  code?: string;
  details?: { fields?: { field: string }[] };
}

/** Opens the form in a dialog, with a topic selected. */
export function openContact(dialog: HTMLDialogElement, topic: string): void {
  const panel = dialog.querySelector<HTMLElement>("[data-contact-panel]");
  if (!panel) return;
  startContactPanel(panel);
  const select = panel.querySelector("select");
  if (select && topic !== "") select.value = topic;
  dialog.showModal();
  panel.querySelector<HTMLInputElement>('input[name="name"]')?.focus();
  dialog
    .querySelector("[data-contact-close]")
    ?.addEventListener("click", () => dialog.close(), { once: true });
  dialog.addEventListener(
    "click",
    (event) => {
      if (event.target === dialog) dialog.close();
    },
    { once: true },
  );
}

const started = new WeakSet<HTMLFormElement>();

/** Submits the form without leaving the page, and shows errors at the fields. */
export function startContactPanel(panel: HTMLElement): void {
  const form = panel.querySelector<HTMLFormElement>("[data-contact-form]");
  if (!form || started.has(form)) return;
  started.add(form);
  form.noValidate = true;
  const openedAt = Date.now();
  const token = form.querySelector<HTMLInputElement>('input[name="token"]');
  if (token && token.value === "") void renewToken(token);
  restoreDraft(form);
  form.addEventListener("input", () => keepDraft(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (form.ariaBusy !== "true") void send(panel, form, openedAt);
  });
}

async function renewToken(input: HTMLInputElement): Promise<void> {
  const answer = await fetch("/api/contact/token").catch(() => null);
  if (answer?.ok === true) input.value = String((await answer.json()).token);
}

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);

function sayProblem(form: HTMLFormElement, name: string, isWrong: boolean): void {
  const place = form.querySelector<HTMLElement>(`[data-problem="${name}"]`);
  if (place) place.textContent = isWrong ? (place.dataset.text ?? "") : "";
  fieldOf(form, name)?.setAttribute("aria-invalid", String(isWrong));
}

/** Shows the errors and focuses the first wrong field; true when there are none. */
function judge(form: HTMLFormElement, isWrong: (name: string) => boolean): boolean {
  const wrong = checked.filter(isWrong);
  for (const name of checked) sayProblem(form, name, wrong.includes(name));
  const [first] = wrong;
  if (first !== undefined) fieldOf(form, first)?.focus();
  return first === undefined;
}

async function send(panel: HTMLElement, form: HTMLFormElement, openedAt: number): Promise<void> {
  sayWhole(form, "");
  const isEmpty = (name: string) => {
    const field = fieldOf(form, name);
    return field !== null && (!field.checkValidity() || (field.required && field.value.trim() === ""));
  };
  if (!judge(form, isEmpty)) return;
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]');
  const label = button?.textContent ?? "";
  if (button) button.textContent = form.dataset.sending ?? "";
  form.ariaBusy = "true";
  try {
    // Waits until the server no longer takes the sender for a robot, so that fast typing is not refused.
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, openedAt + 4_000 - Date.now())));
    const failure = await post(form);
    if (failure === null) showSent(panel, form);
    else {
      const fields = failure.details?.fields?.map(({ field }) => field) ?? [];
      const fits = judge(form, (name) => fields.includes(name));
      if (fits) sayWhole(form, failure.error ?? form.dataset.failed ?? "");
    }
  } finally {
    form.ariaBusy = "false";
    if (button) button.textContent = label;
  }
}

/** Null when the message was accepted. An expired token is renewed and the message sent once more. */
async function post(form: HTMLFormElement, isRetry = false): Promise<Failure | null> {
  const token = form.querySelector<HTMLInputElement>('input[name="token"]');
  if (token && token.value === "") await renewToken(token);
  const answer = await fetch("/api/contact", {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
    body: JSON.stringify(Object.fromEntries(new FormData(form))),
  }).catch(() => null);
  if (answer === null) return {};
  if (answer.ok) return null;
  const failure: Failure = await answer.json().catch(() => ({}));
  if (failure.code !== "contact_stale" || isRetry || !token) return failure;
  await renewToken(token);
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  return post(form, true);
}

function sayWhole(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<HTMLElement>("[data-form-problem]");
  if (place) place.textContent = text;
}

function showSent(panel: HTMLElement, form: HTMLFormElement): void {
  writeDraft(null);
  const thanks = panel.querySelector<HTMLTemplateElement>("template[data-sent]")?.content.cloneNode(true);
  if (!thanks) return;
  form.replaceWith(thanks);
  panel.querySelector<HTMLElement>("h2")?.focus();
}

function writeDraft(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, text);
  } catch {
    // Without storage, the form itself still holds the text.
  }
}

function keepDraft(form: HTMLFormElement): void {
  const fields = new FormData(form);
  writeDraft(JSON.stringify(Object.fromEntries(kept.map((name) => [name, fields.get(name) ?? ""]))));
}

/** Restores a draft, but not over values that are already there: the server's answer, a selected topic. */
function restoreDraft(form: HTMLFormElement): void {
  let draft: unknown = null;
  try {
    draft = JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
  } catch {
    return;
  }
  if (typeof draft !== "object" || draft === null) return;
  const isAsked = new URLSearchParams(location.search).has("topic");
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (typeof value !== "string" || (name === "topic" && isAsked)) continue;
    if (field instanceof HTMLSelectElement) field.value = value || field.value;
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value;
  }
}
