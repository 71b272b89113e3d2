/** The password of every person in the journeys. */
export const password = "correct horse battery";

/** A person who uses the product over HTTP as the browser does: keeps cookies, same origin. */
export class ApiPerson {
  readonly #url: string;
  #cookies = new Map<string, string>();
  id = "";
  email = "";

  constructor(url: string) {
    this.#url = url;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  /** One call; the body is JSON or a form. */
  async call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; body: Record<string, unknown> }> {
    const isForm = body instanceof FormData;
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        origin: this.#url,
        cookie: this.cookie,
        ...(body === undefined || isForm ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ""] = line.split(";");
      const at = pair.indexOf("=");
      this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    const text = await response.text();
    return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : { text } };
  }

  /** Makes an account with onboarding done. */
  async register(email = `p${Date.now()}${Math.round(performance.now() * 1000)}@example.org`): Promise<this> {
    this.email = email;
    const answer = await this.call("POST", "/api/register", {
      email,
      password,
      fullName: "Nora Vale",
      firstName: "Nora",
      lastName: "Vale",
    });
    if (answer.status !== 200)
      throw new Error(`Registering answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    this.id = String((answer.body.user as { id: string }).id);
    return this;
  }

  /** Confirms the email address with the message in the outbox on the product's machine. */
  async confirmEmail(): Promise<this> {
    const { body } = await this.call("POST", "/api/verify-email/message", {});
    const token = /#token=([\w-]+)/.exec(JSON.stringify(body))?.[1];
    const done = await this.call("POST", "/api/verify-email", { token });
    if (done.status !== 200) throw new Error(`Confirming an address answered ${done.status}`);
    return this;
  }

  /** Finishes onboarding; without a plan the person is on Starter. */
  async onboard(plan: "free" | null = "free"): Promise<this> {
    await this.call("POST", "/api/profile/create", {
      userId: this.id,
      name: "Nora Vale",
      email: "nora@example.org",
    });
    const done = await this.call("POST", "/api/onboarding/complete", {
      userId: this.id,
      ...(plan === null ? {} : { plan }),
    });
    if (done.status !== 200) throw new Error(`Completing onboarding answered ${done.status}`);
    return this;
  }
}
