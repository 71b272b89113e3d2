import { createServer, type Server } from "node:http";

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const escaped = (html: string) =>
  html.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const remoteOk = () => [
  { last_updated: Math.floor(Date.now() / 1_000), legal: "Please link back to the posting." },
  ...["Telehealth Registered Nurse", "Remote Registered Nurse, Triage", "Python Engineer"].map(
    (position, i) => ({
      slug: `remote-job-${i}`,
      id: String(900_100 + i),
      epoch: Math.floor(hoursAgo(5 + i * 30).getTime() / 1_000),
      date: hoursAgo(5 + i * 30)
        .toISOString()
        .replace(".000Z", "+00:00"),
      company: ["Harbour Line Care", "Fernhill Telehealth", "Copperleaf Data"][i],
      position,
      tags: ["remote", i < 2 ? "nursing" : "python"],
      description: `<p>You look after people by <b>phone &amp; video</b>.</p><ul><li>Assess and advise</li></ul><script>alert(1)</script>`,
      location: i === 1 ? "" : "United States,",
      salary_min: i === 0 ? 78_000 : 0,
      salary_max: i === 0 ? 92_000 : 0,
      apply_url: `https://remoteok.com/remote-jobs/${900_100 + i}`,
      url: `https://remoteOK.com/remote-jobs/${900_100 + i}`,
    }),
  ),
];

const arbeitnow = () => ({
  data: [
    ["Gesundheits- und Krankenpfleger (m/w/d)", "Klinikum Lindenau", "Leipzig"],
    ["Registered Nurse, Intensive Care", "Rheinufer Klinik", "Köln"],
    ["Schweißer (m/w/d) WIG", "Metallbau Ostertal", "Stuttgart"],
  ].map(([title, company_name, location], i) => ({
    slug: `posting-${i}`,
    company_name,
    title,
    description: escaped(
      `<p>Wir suchen Verst&auml;rkung f&uuml;r unser Team. Gehalt 42.000 € – 48.000 € im Jahr.</p>`,
    ),
    remote: false,
    url: `https://www.arbeitnow.com/jobs/companies/example/posting-${i}`,
    tags: ["Health Care"],
    job_types: i === 2 ? [] : ["Vollzeit"],
    location,
    created_at: Math.floor(hoursAgo(20 + i * 24).getTime() / 1_000),
  })),
  links: { next: null },
  meta: { current_page: 1 },
});

const greenhouse = (board: string) => ({
  jobs: ["Clinic Nurse Manager", "Registered Nurse (Occupational Health)"].map((title, i) => ({
    absolute_url: `https://job-boards.greenhouse.io/${board}/jobs/${7_000 + i}`,
    location: { name: "Boston, MA | New York City, NY" },
    metadata: [],
    id: 7_000 + i,
    updated_at: hoursAgo(40).toISOString(),
    first_published: hoursAgo(70).toISOString(),
    title,
    company_name: "Alder Point Health",
    language: "en",
    content: escaped(
      "<div><h2>About the role</h2><p>Lead a clinic of 12 nurses. $96,000 - $118,000 a year.</p></div>",
    ),
  })),
  meta: { total: 2 },
});

/** A stand-in for the three job sources. It answers in their formats with invented postings and counts its requests. */
export interface SourceStandIn {
  readonly url: string;
  readonly asked: string[];
  /** The behaviour from now on. */
  mode: "well" | "down or garbage";
  close(): Promise<void>;
}

export async function startSources(): Promise<SourceStandIn> {
  const asked: string[] = [];
  const state = { mode: "well" as SourceStandIn["mode"] };
  const server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    asked.push(path);
    // One of them is down, the others answer garbage.
    const fails = state.mode !== "well";
    if (fails && path.includes("job-board-api")) {
      response.writeHead(503).end();
      return;
    }
    const board = /\/boards\/([^/]+)\/jobs/.exec(path)?.[1];
    const body =
      board === undefined ? (path.includes("job-board-api") ? arbeitnow() : remoteOk()) : greenhouse(board);
    const json = JSON.stringify(body);
    response.writeHead(200, { "content-type": "application/json" });
    // Of a list that is merely cut off, the complete items would be kept; this answer has none.
    response.end(fails ? `<html>${json.slice(json.length / 2)}` : json);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    get mode() {
      return state.mode;
    },
    set mode(next) {
      state.mode = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
