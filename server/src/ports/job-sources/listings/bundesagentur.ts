import { field, joined, listIn, textIn } from "../fields.ts";
import { type JobSource, jsonOf, policyOf, readItems, type Step } from "../port.ts";

const pageSize = 100;
const lastPage = 5;
const pageAt = (query: string, page: number): Step => ({
  url: `https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/v6/jobs?was=${encodeURIComponent(query)}&page=${page}&size=${pageSize}&veroeffentlichtseit=30`,
  kind: `${page}/${query}`,
});

/**
 * The German employment agency's search, off by default and labelled unofficial: the agency has no public API, this is
 * the one of its own pages. Lists contain no text.
 */
export const bundesagentur: JobSource = {
  id: "bundesagentur",
  policy: policyOf({
    name: "Bundesagentur für Arbeit",
    link: "https://www.arbeitsagentur.de/jobsuche/",
    domains: ["arbeitsagentur.de"],
    refreshMinutes: 24 * 60,
    keepDays: 21,
    countries: ["DE"],
    byDefault: "off",
    label: "unofficial",
    pauseMs: 2_000,
    askedPerDay: 200,
  }),
  start: ({ queries }) => queries.map((query) => pageAt(query, 1)),
  headers: () => ({ "x-api-key": "jobboerse-jobsuche" }),
  read(body, { kind = "" }) {
    const answer = jsonOf(body);
    const read = readItems(field(answer, "ergebnisliste") ?? field(answer, "stellenangebote"), (job) => {
      const id = textIn(job.referenznummer) || textIn(job.refnr);
      const title = textIn(job.stellenangebotsTitel) || textIn(job.titel) || textIn(job.hauptberuf);
      if (id === "" || title === "") return null;
      const places = listIn(job.stellenlokationen).map((place) =>
        joined(
          [
            field(place, "adresse", "ort"),
            field(place, "adresse", "region"),
            field(place, "adresse", "land"),
          ],
          ", ",
        ),
      );
      const single = joined([field(job.arbeitsort, "ort"), field(job.arbeitsort, "region")], ", ");
      return {
        source: "bundesagentur",
        sourceId: id,
        title,
        company: job.firma ?? job.arbeitgeber,
        location: joined(places, " | ") || single,
        country: "DE",
        remote: job.homeofficemoeglich === true && places.length === 0,
        posted: job.datumErsteVeroeffentlichung ?? job.aktuelleVeroeffentlichungsdatum,
        description: textIn(job.stellenangebotsBeschreibung) || job.beruf,
        url: `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(id)}`,
      };
    });
    const page = Number(kind.split("/")[0]);
    const isFull = read.postings.length + read.skipped >= pageSize && page < lastPage;
    return isFull ? { ...read, next: [pageAt(kind.slice(kind.indexOf("/") + 1), page + 1)] } : read;
  },
};
