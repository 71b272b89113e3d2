import { resolve } from "node:path";
import { z } from "zod";
import { repositoryRoot } from "./root.ts";
import { missingOf, wholeGroups } from "./whole-groups.ts";

const flag = z.stringbool();
const optionalText = z.string().trim().min(1).optional();

/** Every environment variable that the product reads. README.md's table is checked against this list. */
export const variables = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65535).default(3000),
    about: "port to listen on; 0 picks a free one",
  },
  HOST: { schema: z.string().min(1).default("127.0.0.1"), about: "address to listen on" },
  DATA_DIR: { schema: z.string().min(1).default("data"), about: "folder of everything that must be kept" },
  DATABASE_URL: {
    schema: optionalText,
    about: "a PostgreSQL 15 or newer of your own; without it Waymark runs one itself",
  },
  PUBLIC_URL: { schema: z.url().optional(), about: "address people use; links in mail are built from it" },
  SEAL_KEY: {
    schema: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .optional(),
    about:
      "key that wraps people's keys, 64 hex digits; without it DATA_DIR/keys/seal.key is made at first start",
  },
  SEAL_KEY_BEFORE: {
    schema: z
      .string()
      .regex(/^[0-9a-f]{64}$/i)
      .optional(),
    about: "SEAL_KEY of before, while everything is wrapped anew by another one; see SECURITY.md",
  },
  TRUSTED_PROXIES: {
    schema: z.string().default(""),
    about: "comma-separated addresses whose forwarded headers are believed",
  },
  LOG_LEVEL: {
    schema: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
    about: "how much is logged",
  },
  PLANS: {
    schema: z.enum(["enforced", "open"]).default("enforced"),
    about: "open gives everybody everything",
  },
  RATE_LIMITS: {
    schema: z.enum(["enforced", "off"]).default("enforced"),
    about: "off lifts the call limits and turns nobody away when busy, for tests on this machine only",
  },
  ACCESS_SECONDS: {
    schema: z.coerce.number().int().min(5).max(3_600).default(900),
    about: "seconds an access credential is good for before it has to be renewed",
  },
  AUTH_PRIVACY: {
    schema: z.enum(["open", "strict"]).default("open"),
    about:
      "strict: neither the look-up of an e-mail, nor sign-up, nor anything else says whether it has an account; accounts are then made by a mailed link, so set SMTP_URL",
  },
  GOOGLE_CLIENT_ID: { schema: optionalText, about: "sign-in with Google: the client's id" },
  GOOGLE_CLIENT_SECRET: { schema: optionalText, about: "sign-in with Google: the client's secret" },
  GOOGLE_ISSUER: {
    schema: z.url().default("https://accounts.google.com"),
    about: "who vouches for Google accounts; changed by tests only",
  },
  LINKEDIN_CLIENT_ID: { schema: optionalText, about: "sign-in with LinkedIn: the app's client id" },
  LINKEDIN_CLIENT_SECRET: { schema: optionalText, about: "sign-in with LinkedIn: the app's client secret" },
  LINKEDIN_ISSUER: {
    schema: z.url().default("https://www.linkedin.com/oauth"),
    about: "who vouches for LinkedIn accounts; changed by tests only",
  },
  OIDC_ISSUER: { schema: z.url().optional(), about: "any other OpenID Connect provider: its issuer address" },
  OIDC_CLIENT_ID: { schema: optionalText, about: "that provider's client id" },
  OIDC_CLIENT_SECRET: { schema: optionalText, about: "that provider's client secret" },
  OIDC_NAME: {
    schema: z.string().trim().max(40).default("OpenID Connect"),
    about: "that provider's name on the button",
  },
  JOB_SOURCES: {
    schema: z.string().default("default"),
    about:
      "comma-separated job sources to fetch; default is every source that is on unless named otherwise, none fetches none",
  },
  JOB_BOARDS: {
    schema: z.string().default(""),
    about: "comma-separated addresses of employers' career pages to fetch, besides the starter list",
  },
  JOB_STARTER_LIST: {
    schema: flag.default(true),
    about: "fetches the employers of the starter list too",
  },
  JOB_AGGREGATES: {
    schema: z.string().default(""),
    about:
      "comma-separated sources whose owners agreed in writing that their postings count in insights and pay figures; without it those whose terms want consent (adzuna) are left out of them",
  },
  JOB_IMPORT_KEEP_DAYS: {
    schema: z.coerce.number().int().min(0).max(3_650).default(60),
    about:
      "days that an imported posting without a closing date stays after the last file that held it; 0 keeps it for good",
  },
  JOB_QUERIES: {
    schema: z
      .string()
      .default(
        "nurse,care assistant,teacher,driver,warehouse,chef,electrician,cleaner,retail assistant,accountant,engineer,administrator",
      ),
    about: "comma-separated words asked for at sources that need some (Reed, Jooble, Bundesagentur)",
  },
  JOB_COUNTRIES: {
    schema: z.string().default("us,gb,fr,de,es"),
    about: "comma-separated countries asked for at Adzuna",
  },
  ADZUNA_APP_ID: { schema: optionalText, about: "Adzuna: application id" },
  ADZUNA_APP_KEY: { schema: optionalText, about: "Adzuna: application key" },
  USAJOBS_KEY: { schema: optionalText, about: "USAJOBS: key" },
  USAJOBS_EMAIL: { schema: z.email().optional(), about: "USAJOBS: the e-mail the key was asked for with" },
  FRANCE_TRAVAIL_CLIENT_ID: { schema: optionalText, about: "France Travail: client id" },
  FRANCE_TRAVAIL_CLIENT_SECRET: { schema: optionalText, about: "France Travail: client secret" },
  REED_KEY: { schema: optionalText, about: "Reed: key" },
  JOOBLE_KEY: { schema: optionalText, about: "Jooble: key" },
  GREENHOUSE_BOARDS: {
    schema: z.string().default(""),
    about: "comma-separated Greenhouse boards to fetch, besides the starter list",
  },
  FILES_S3_ENDPOINT: {
    schema: z.url().optional(),
    about: "S3-compatible store for uploaded files; without it they lie in DATA_DIR/files",
  },
  FILES_S3_BUCKET: { schema: optionalText, about: "bucket of that store, for nothing else" },
  FILES_S3_REGION: { schema: z.string().trim().min(1).default("us-east-1"), about: "region of that store" },
  FILES_S3_ACCESS_KEY_ID: { schema: optionalText, about: "access key of that store" },
  FILES_S3_SECRET_ACCESS_KEY: { schema: optionalText, about: "secret of that access key" },
  LLM_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      "an OpenAI-compatible endpoint (`https://…/v1`, or Ollama, vLLM, llama.cpp on this machine); without it no AI model is asked",
  },
  LLM_API_KEY: { schema: optionalText, about: "that endpoint's key, where it wants one" },
  LLM_MODEL: { schema: optionalText, about: "the model to ask there" },
  LLM_MODEL_REPAIR: { schema: optionalText, about: "another model for repairing what was read from a file" },
  LLM_MODEL_REWORD: { schema: optionalText, about: "another model for rewording bullets" },
  LLM_MODEL_FEEDBACK: { schema: optionalText, about: "another model for advice on a resume" },
  LLM_MODEL_INSIGHTS: { schema: optionalText, about: "another model for wording what the postings say" },
  LLM_MODEL_LETTER: { schema: optionalText, about: "another model for wording paragraphs of a letter" },
  LLM_MODEL_PRACTICE: { schema: optionalText, about: "another model for advice on practice answers" },
  LLM_EMBEDDING_MODEL: { schema: optionalText, about: "the model that turns texts into vectors" },
  LLM_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(120_000).default(20_000),
    about: "how long a question to the model may take, in milliseconds",
  },
  LLM_DAILY_TOKENS: {
    schema: z.coerce.number().int().min(0).default(200_000),
    about: "tokens of the model a person may use on a day",
  },
  LLM_DAILY_TOKENS_ALL: {
    schema: z.coerce.number().int().min(0).default(5_000_000),
    about: "tokens of the model that all people together may use on a day",
  },
  LLM_DAILY_CALLS: {
    schema: z.coerce.number().int().min(0).default(100),
    about: "questions to the model a person may ask on a day",
  },
  SPEECH_BASE_URL: {
    schema: z.url({ protocol: /^https?$/ }).optional(),
    about:
      "an endpoint with OpenAI's `/audio/transcriptions` (`https://…/v1`, or whisper.cpp, LocalAI on this machine) that writes down spoken answers; without it only a browser's recogniser does",
  },
  SPEECH_API_KEY: { schema: optionalText, about: "that endpoint's key, where it wants one" },
  SPEECH_MODEL: {
    schema: z.string().trim().min(1).max(200).default("whisper-1"),
    about: "the model to name there",
  },
  SPEECH_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(100).max(120_000).default(30_000),
    about: "how long writing down half a minute of speech may take, in milliseconds",
  },
  JOB_INDEX: {
    schema: z.enum(["memory", "sql"]).default("memory"),
    about:
      "what finds postings: an index in memory (about 600 MB for a million postings), or sql to leave it to the database",
  },
  SMTP_URL: { schema: z.url().optional(), about: "mail server; without it mail stays in the outbox" },
  MAIL_DAILY_CAP: {
    schema: z.coerce.number().int().min(5).max(1_000_000).default(2_000),
    about:
      "mails that leave in a day at most; a fifth of them is kept for signing in, recovery and what concerns an account",
  },
  MAIL_FROM: { schema: z.string().default("Waymark <waymark@localhost>"), about: "sender of mail" },
  BRAND_NAMES_PRODUCT: { schema: flag.default(true), about: "off: brands of teams do not name Waymark" },
  STRIPE_SECRET_KEY: {
    schema: optionalText,
    about: "Stripe's secret key; without it payments run in test mode, where no card is charged",
  },
  STRIPE_PUBLISHABLE_KEY: { schema: optionalText, about: "Stripe's publishable key, for the payment form" },
  STRIPE_WEBHOOK_SECRET: {
    schema: optionalText,
    about: "signing secret of Stripe's webhook to /api/webhooks/payments",
  },
  STRIPE_PRICE_PRO_MONTHLY: { schema: optionalText, about: "Stripe's price id of Pro by the month, 29 USD" },
  STRIPE_PRICE_PRO_YEARLY: { schema: optionalText, about: "Stripe's price id of Pro by the year, 290 USD" },
  STRIPE_PRICE_TEAM_MONTHLY: {
    schema: optionalText,
    about: "Stripe's price id of Team by the month, 99 USD",
  },
  STRIPE_PRICE_TEAM_YEARLY: { schema: optionalText, about: "Stripe's price id of Team by the year, 990 USD" },
  STRIPE_API_BASE: {
    schema: z.url().optional(),
    about: "sends requests to Stripe to this address instead, for tests",
  },
  SMS_PROVIDER: {
    schema: z.enum(["outbox", "twilio", "twilio-verify"]).default("outbox"),
    about: "how text messages leave: outbox keeps them here, twilio-verify lets Twilio make the codes",
  },
  TWILIO_ACCOUNT_SID: {
    schema: z
      .string()
      .regex(/^AC[0-9a-fA-F]{32}$/)
      .optional(),
    about: "Twilio account",
  },
  TWILIO_AUTH_TOKEN: { schema: optionalText, about: "Twilio's secret for that account" },
  TWILIO_FROM: { schema: optionalText, about: "number or name that text messages come from" },
  TWILIO_MESSAGING_SERVICE: {
    schema: z
      .string()
      .regex(/^MG[0-9a-fA-F]{32}$/)
      .optional(),
    about: "Twilio messaging service, instead of TWILIO_FROM",
  },
  TWILIO_VERIFY_SERVICE: {
    schema: z
      .string()
      .regex(/^VA[0-9a-fA-F]{32}$/)
      .optional(),
    about: "Twilio Verify service, for SMS_PROVIDER=twilio-verify",
  },
  TWILIO_BASE: { schema: z.url().optional(), about: "address asked instead of Twilio's own, for tests" },
  SMS_COUNTRIES: {
    schema: z
      .string()
      .toUpperCase()
      .regex(/^\s*([A-Z]{2}\s*(,\s*[A-Z]{2}\s*)*)?$/)
      .default(""),
    about: "comma-separated countries (DE, FR) whose numbers may be texted; without it all",
  },
  SMS_DAILY_CAP: {
    schema: z.coerce.number().int().min(0).max(1_000_000).default(500),
    about: "text messages that leave in a day at most",
  },
  OPERATOR_EMAIL: {
    schema: z.email().optional(),
    about: "where messages of the contact form are mailed; without it they wait on the operator's screen",
  },
  BACKUP_HOURS: {
    schema: z.coerce.number().min(0).max(720).default(24),
    about: "hours between backups of the embedded database; 0 makes none",
  },
  BACKUP_RECIPIENT: {
    schema: z.string().trim().optional(),
    about: "encrypts backups to this age recipient (age1…); only its identity opens them",
  },
  BACKUP_TO: {
    schema: z
      .string()
      .regex(/^s3:\/\/[a-z0-9][a-z0-9.-]{1,62}(\/[A-Za-z0-9._-]+)*\/?$/)
      .optional(),
    about:
      "where backups and the archived log go: `s3://bucket/folder` of an S3-compatible store; without it DATA_DIR/backups",
  },
  BACKUP_S3_ENDPOINT: { schema: z.url().optional(), about: "address of that store" },
  BACKUP_S3_REGION: { schema: z.string().trim().min(1).default("us-east-1"), about: "region of that store" },
  BACKUP_S3_ACCESS_KEY_ID: { schema: optionalText, about: "access key of that store" },
  BACKUP_S3_SECRET_ACCESS_KEY: { schema: optionalText, about: "secret of that access key" },
  JOB_SOURCES_BASE: {
    schema: z.url().optional(),
    about: "sends every job source to this address instead of its own, for tests and mirrors",
  },
  ALLOW_PRIVATE_OUTBOUND: {
    schema: flag.default(false),
    about: "lets outbound requests reach private addresses, for tests and mirrors",
  },
} as const satisfies Record<string, { schema: z.ZodType; about: string }>;

type Variables = { [K in keyof typeof variables]: z.output<(typeof variables)[K]["schema"]> };

export interface Config extends Variables {
  /** PUBLIC_URL is https and not loopback. */
  readonly publicAddress: boolean;
}

export class ConfigProblem extends Error {}

/** Reads the environment once. @throws ConfigProblem with the variable and its problem, never its value. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const schema = z.object(Object.fromEntries(Object.entries(variables).map(([name, v]) => [name, v.schema])));
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in variables && value !== undefined && value !== ""),
  );
  const read = schema.safeParse(given);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new ConfigProblem(lines.join("\n"));
  }
  for (const [service, group] of Object.entries(wholeGroups)) {
    const half = missingOf(given, group);
    if (half.length > 0)
      throw new ConfigProblem(half.map((name) => `${name}: needed with ${service}`).join("\n"));
  }
  // The schema is built from `variables`, which the compiler cannot follow through Object.entries.
  const values = read.data as Variables;
  const missing = missingForSms(values);
  if (missing.length > 0)
    throw new ConfigProblem(missing.map((name) => `${name}: needed for SMS_PROVIDER`).join("\n"));
  return {
    ...values,
    DATA_DIR: resolve(repositoryRoot, values.DATA_DIR),
    publicAddress: isPublic(values.PUBLIC_URL),
  };
}

/** Missing settings of the chosen carrier of text messages. */
function missingForSms(values: Variables): string[] {
  const provider = values.SMS_PROVIDER;
  if (provider === "outbox") return [];
  const needed = {
    TWILIO_ACCOUNT_SID: values.TWILIO_ACCOUNT_SID,
    TWILIO_AUTH_TOKEN: values.TWILIO_AUTH_TOKEN,
    ...(provider === "twilio"
      ? { "TWILIO_FROM or TWILIO_MESSAGING_SERVICE": values.TWILIO_FROM ?? values.TWILIO_MESSAGING_SERVICE }
      : { TWILIO_VERIFY_SERVICE: values.TWILIO_VERIFY_SERVICE }),
  };
  return Object.entries(needed).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

function isPublic(url: string | undefined): boolean {
  if (url === undefined) return false;
  const { protocol, hostname } = new URL(url);
  const loopback = hostname === "localhost" || hostname.startsWith("127.") || hostname === "[::1]";
  return protocol === "https:" && !loopback;
}
