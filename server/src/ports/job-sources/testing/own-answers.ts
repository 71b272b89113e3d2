/** Answers of each source in the form that it documents, with three postings each, made up by us. */

const three = <T>(make: (n: number) => T): T[] => [1, 2, 3].map(make);
const text = "<p>You bake bread at night with a team of four and hand over to the shop at six.</p>";
const day = "2026-11-19";
const instant = `${day}T08:00:00Z`;
const json = (value: unknown) => ({ type: "application/json", body: JSON.stringify(value) });
const xml = (body: string) => ({ type: "application/xml", body: `<?xml version="1.0"?>${body}` });
const html = (body: string) => ({
  type: "text/html",
  body: `<!doctype html><html><body>${body}</body></html>`,
});

export interface OwnAnswer {
  readonly type: string;
  readonly body: string;
}

const jobPosting = (n: number, url: string) =>
  html(
    `<script type="application/ld+json">${JSON.stringify({
      "@context": "https://schema.org",
      "@type": "JobPosting",
      title: `Baker ${n}`,
      hiringOrganization: { "@type": "Organization", name: "Acorn" },
      jobLocation: { "@type": "Place", address: { addressLocality: "Leeds", addressCountry: "GB" } },
      datePosted: day,
      description: text,
      url,
    })}</script>`,
  );

const smart = (n: number) => ({
  id: `s${n}`,
  name: `Baker ${n}`,
  company: { name: "Acorn" },
  location: { city: "Leeds", country: "gb" },
  releasedDate: instant,
  jobAd: { sections: { jobDescription: { title: "Work", text } } },
});

/** The answer to a path of a source; the last step of a path with a number is the posting of that number. */
const answers: Readonly<Record<string, (path: string, n: number) => OwnAnswer>> = {
  remoteok: () =>
    json([
      { legal: "Link back" },
      ...three((n) => ({
        id: `${n}`,
        position: `Baker ${n}`,
        company: "Acorn",
        date: instant,
        description: text,
        url: `https://remoteok.com/${n}`,
      })),
    ]),
  arbeitnow: () =>
    json({
      data: three((n) => ({
        slug: `b-${n}`,
        title: `Baker ${n}`,
        company_name: "Acorn",
        location: "Kiel",
        created_at: 1795000000,
        description: text,
        url: `https://www.arbeitnow.com/jobs/b-${n}`,
      })),
    }),
  jobicy: () =>
    json({
      jobs: three((n) => ({
        id: n,
        jobTitle: `Baker ${n}`,
        companyName: "Acorn",
        jobGeo: "Europe",
        pubDate: instant,
        jobDescription: text,
        url: `https://jobicy.com/jobs/${n}`,
      })),
    }),
  himalayas: () =>
    json({
      jobs: three((n) => ({
        guid: `https://himalayas.app/${n}`,
        title: `Baker ${n}`,
        companyName: "Acorn",
        pubDate: 1795000000,
        description: text,
        applicationLink: `https://himalayas.app/${n}`,
      })),
    }),
  themuse: () =>
    json({
      page_count: 1,
      results: three((n) => ({
        id: n,
        name: `Baker ${n}`,
        company: { name: "Acorn" },
        locations: [{ name: "Leeds, United Kingdom" }],
        publication_date: instant,
        contents: text,
        refs: { landing_page: `https://www.themuse.com/jobs/${n}` },
      })),
    }),
  greenhouse: () =>
    json({
      jobs: three((n) => ({
        id: n,
        title: `Baker ${n}`,
        company_name: "Acorn",
        location: { name: "Leeds" },
        updated_at: instant,
        content: text,
        absolute_url: `https://job-boards.greenhouse.io/acorn/jobs/${n}`,
      })),
    }),
  lever: () =>
    json(
      three((n) => ({
        id: `l${n}`,
        text: `Baker ${n}`,
        categories: { location: "Lyon" },
        createdAt: 1795000000000,
        description: text,
        hostedUrl: `https://jobs.lever.co/acorn/l${n}`,
      })),
    ),
  ashby: () =>
    json({
      jobs: three((n) => ({
        id: `a${n}`,
        title: `Baker ${n}`,
        location: "Leeds",
        publishedAt: instant,
        descriptionHtml: text,
        jobUrl: `https://jobs.ashbyhq.com/acorn/a${n}`,
      })),
    }),
  workable: () =>
    json({
      name: "Acorn",
      jobs: three((n) => ({
        shortcode: `W${n}`,
        title: `Baker ${n}`,
        city: "Leeds",
        country: "United Kingdom",
        published_on: day,
        description: text,
        url: `https://apply.workable.com/acorn/j/W${n}/`,
      })),
    }),
  smartrecruiters: (path, n) =>
    /postings\/s\d/.test(path) ? json(smart(n)) : json({ totalFound: 3, content: three(smart) }),
  recruitee: () =>
    json({
      offers: three((n) => ({
        id: n,
        title: `Baker ${n}`,
        company_name: "Acorn",
        location: "Delft",
        country_code: "NL",
        published_at: instant,
        description: text,
        careers_url: `https://acorn.recruitee.com/o/${n}`,
      })),
    }),
  personio: () =>
    xml(
      `<workzag-jobs>${three((n) => `<position><id>${n}</id><name>Baker ${n}</name><office>Kiel</office><createdAt>${instant}</createdAt><jobDescriptions><jobDescription><name>Work</name><value><![CDATA[${text}]]></value></jobDescription></jobDescriptions></position>`).join("")}</workzag-jobs>`,
    ),
  teamtailor: () =>
    xml(
      `<rss version="2.0"><channel><title>Acorn</title>${three((n) => `<item><title>Baker ${n}</title><description>&lt;p&gt;You bake bread.&lt;/p&gt;</description><pubDate>Thu, 19 Nov 2026 08:15:00 +0100</pubDate><link>https://acorn.teamtailor.com/jobs/${n}-baker</link><guid>g${n}</guid></item>`).join("")}</channel></rss>`,
    ),
  workday: (path, n) =>
    path.includes("/job/")
      ? json({
          jobPostingInfo: {
            title: `Baker ${n}`,
            location: "Leeds",
            startDate: day,
            jobDescription: text,
            externalUrl: `https://acorn.wd5.myworkdayjobs.com/External/job/Baker_${n}`,
          },
        })
      : json({
          total: 3,
          jobPostings: three((i) => ({ title: `Baker ${i}`, externalPath: `/job/Leeds/Baker_${i}` })),
        }),
  icims: (path, n) =>
    path.endsWith("/job")
      ? jobPosting(n, `https://careers-acorn.icims.com/jobs/${n}/baker/job`)
      : html(three((i) => `<a href="/jobs/${i}/baker/job">Baker ${i}</a>`).join("")),
  careersite: (path, n) => {
    if (path === "/robots.txt")
      return { type: "text/plain", body: "Sitemap: https://jobs.acorn.example/sitemap.xml" };
    if (path === "/sitemap.xml")
      return xml(
        `<urlset>${three((i) => `<url><loc>https://jobs.acorn.example/jobs/baker-${i}</loc></url>`).join("")}</urlset>`,
      );
    return jobPosting(n, `https://jobs.acorn.example/jobs/baker-${n}`);
  },
  adzuna: () =>
    json({
      results: three((n) => ({
        id: `${n}`,
        title: `Baker ${n}`,
        company: { display_name: "Acorn" },
        location: { display_name: "Leeds" },
        created: instant,
        description: text,
        redirect_url: `https://www.adzuna.co.uk/jobs/land/ad/${n}`,
      })),
    }),
  usajobs: () =>
    json({
      SearchResult: {
        SearchResultItems: three((n) => ({
          MatchedObjectId: `${n}`,
          MatchedObjectDescriptor: {
            PositionTitle: `Baker ${n}`,
            PositionURI: `https://www.usajobs.gov/job/${n}`,
            OrganizationName: "Acorn",
            PositionLocation: [{ LocationName: "Denver, Colorado" }],
            PublicationStartDate: day,
            UserArea: { Details: { JobSummary: text } },
          },
        })),
      },
    }),
  francetravail: () =>
    json({
      resultats: three((n) => ({
        id: `18${n}ABCD`,
        intitule: `Boulanger ${n}`,
        description: "Vous faites le pain.",
        dateCreation: instant,
        lieuTravail: { libelle: "75 - Paris" },
        entreprise: { nom: "ACORN" },
        origineOffre: { urlOrigine: `https://candidat.francetravail.fr/offres/recherche/detail/18${n}ABCD` },
      })),
    }),
  reed: () =>
    json({
      results: three((n) => ({
        jobId: n,
        jobTitle: `Baker ${n}`,
        employerName: "Acorn",
        locationName: "Leeds",
        date: "18/11/2026",
        jobDescription: text,
        jobUrl: `https://www.reed.co.uk/jobs/baker/${n}`,
      })),
    }),
  jooble: () =>
    json({
      totalCount: 3,
      jobs: three((n) => ({
        title: `Baker ${n}`,
        company: "Acorn",
        location: "Leeds",
        snippet: text,
        updated: instant,
        link: `https://jooble.org/jdp/493746347264521292${n}`,
      })),
    }),
  remotive: () =>
    json({
      jobs: three((n) => ({
        id: n,
        title: `Baker ${n}`,
        company_name: "Acorn",
        candidate_required_location: "Europe",
        publication_date: instant,
        description: text,
        url: `https://remotive.com/remote-jobs/${n}`,
      })),
    }),
  hackernews: (path) =>
    path.includes("/items/")
      ? json({
          children: three((n) => ({
            id: n,
            text: `Acorn${n} | Senior Developer | Remote (Europe) | Full-time<p>We bake.`,
            created_at: instant,
          })),
        })
      : json({ hits: [{ objectID: "9", title: "Ask HN: Who is hiring? (November 2026)" }] }),
  bundesagentur: () =>
    json({
      ergebnisliste: three((n) => ({
        referenznummer: `10000-${n}`,
        stellenangebotsTitel: `Bäcker ${n} (m/w/d)`,
        firma: "Acorn",
        stellenlokationen: [{ adresse: { ort: "Kiel", land: "DEUTSCHLAND" } }],
        datumErsteVeroeffentlichung: day,
      })),
    }),
};

/** Addresses of the boards and the site on which these postings stand, for `JOB_BOARDS`. */
export const ownBoards = [
  "https://boards.greenhouse.io/acorn",
  "https://jobs.lever.co/acorn",
  "https://jobs.ashbyhq.com/acorn",
  "https://apply.workable.com/acorn/",
  "https://careers.smartrecruiters.com/acorn",
  "https://acorn.recruitee.com/",
  "https://acorn.jobs.personio.de/",
  "https://acorn.teamtailor.com/jobs",
  "https://acorn.wd5.myworkdayjobs.com/External",
  "https://careers-acorn.icims.com/jobs/search",
  "https://jobs.acorn.example",
];

/** Throws for a source without an answer, so that a new source gets one. */
export function ownAnswer(source: string, path: string): OwnAnswer {
  const answer = answers[source];
  if (answer === undefined) throw new Error(`No answer is made up for ${source}.`);
  return answer(path, Number(/(\d)(?:\/baker\/job)?$/.exec(path)?.[1] ?? 1));
}
