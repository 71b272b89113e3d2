import { field, joined, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems, type Step } from "../port.ts";

/** Countries Adzuna has, with the currency its figures are in. */
const currencies: Readonly<Record<string, string>> = {
  at: "EUR",
  au: "AUD",
  be: "EUR",
  br: "BRL",
  ca: "CAD",
  ch: "CHF",
  de: "EUR",
  es: "EUR",
  fr: "EUR",
  gb: "GBP",
  in: "INR",
  it: "EUR",
  mx: "MXN",
  nl: "EUR",
  nz: "NZD",
  pl: "PLN",
  sg: "SGD",
  us: "USD",
  za: "ZAR",
};

/** Ends of its domain, one or more a country. */
const endings = "com at be ca ch co.nz co.uk co.za com.au com.br com.mx de es fr in it nl pl sg".split(" ");

const pageSize = 50;
const lastPage = 15;
const pageAt = (country: string, page: number): Step => ({
  url: `https://api.adzuna.com/v1/api/jobs/${country}/search/${page}?app_id={ADZUNA_APP_ID}&app_key={ADZUNA_APP_KEY}&results_per_page=${pageSize}&max_days_old=30&sort_by=date`,
  kind: `${country}/${page}`,
});

/**
 * Adzuna's aggregate of nineteen countries, a snippet of each text. Pay it guessed itself is left out. Its free key
 * allows 2,500 requests a month, so eighty a day; figures made of its postings want its consent.
 */
export const adzuna: JobSource = {
  id: "adzuna",
  policy: policyOf({
    name: "Adzuna",
    link: "https://www.adzuna.com/",
    domains: endings.map((ending) => `adzuna.${ending}`),
    credit: "by",
    refreshMinutes: 24 * 60,
    keepDays: 30,
    countries: Object.keys(currencies).map((code) => code.toUpperCase()),
    keys: ["ADZUNA_APP_ID", "ADZUNA_APP_KEY"],
    askedPerDay: 80,
    pauseMs: 2_500,
    aggregates: "needs_consent",
    keyPage: "https://developer.adzuna.com/signup",
  }),
  start: ({ countries }) =>
    countries.flatMap((country) => (currencies[country] === undefined ? [] : [pageAt(country, 1)])),
  read(body, { kind = "" }) {
    const [country = "", page = ""] = kind.split("/");
    const answer = jsonOf(body);
    const read = readItems(field(answer, "results"), (job) => {
      const id = textIn(job.id);
      if (job.title === undefined || id === "") return null;
      const isGuess =
        /^(?:1|true)$/.test(textIn(job.salary_is_predicted)) || job.salary_is_predicted === true;
      return {
        source: "adzuna",
        sourceId: `${country}/${id}`,
        title: job.title,
        company: field(job.company, "display_name"),
        location: field(job.location, "display_name"),
        country: country.toUpperCase(),
        posted: job.created,
        ...(isGuess
          ? {}
          : {
              pay: {
                min: job.salary_min,
                max: job.salary_max,
                currency: currencies[country],
                period: "year" as const,
              },
            }),
        description: job.description,
        type: joined([job.contract_time, job.contract_type], " ").replace(/_/g, "-"),
        url: job.redirect_url,
      };
    });
    const at = Number(page);
    const isLast = read.postings.length < pageSize || at >= lastPage || !Number.isInteger(at);
    return isLast ? read : { ...read, next: [pageAt(country, at + 1)] };
  },
};
