import { expect, it } from "vitest";
import { readPage } from "./boards/careersite.ts";
import { icims } from "./boards/icims.ts";

const page = (hiringOrganization: unknown) =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "JobPosting", title: "Baker", hiringOrganization })}</script>`;
const shown = (host: string, organization: unknown) => {
  const [posting] = readPage(page(organization), { url: `https://${host}/jobs/1`, board: host }).postings;
  return [posting?.company, posting?.postedOn];
};

it.each([
  ["careers.acorn-robotics.com", "Acorn Robotics GmbH"],
  ["acornrobotics.co.uk", "Acorn Robotics"],
  ["jobs.bmw.de", "Bayerische Motoren Werke AG"],
  ["jobs.deutsche-bank.de", "Deutsche Bank AG"],
  ["www.acorncareers.com", "Acorn"],
  ["jobs.inditex.es", { "@type": "Organization", name: "Inditex, S.A." }],
  ["boards.sap.com", [{ name: "SAP SE" }]],
])("on %s %j is the site's own employer", (host, organization) =>
  expect(shown(host, organization)[1]).toBeUndefined(),
);

it.each([
  ["evil.example.com", "Google"],
  ["google.evil.com", { name: "Google", sameAs: "https://www.google.com" }],
  ["google.evil.com", { name: "Google", sameAs: "https://google.evil.com", url: "https://google.evil.com" }],
  ["google.github.io", "Google"],
  ["evil.github.io", "GitHub"],
  ["evil.com", { name: "Google", url: "https://evil.com" }],
  ["bank.com", { name: "Bank of America", url: "https://www.bankofamerica.com" }],
  ["america.com", "Bank of America"],
  ["evil.com", { name: "Google evil" }],
  ["deutsche.jobs", { name: "Deutsche Bank", sameAs: "https://www.db.com", url: "https://deutsche.jobs" }],
  ["siemens-careers.example.com", "Siemens"],
  ["boards.sap.com", { name: "SAP Labs India", sameAs: "https://www.sap.com" }],
  ["general.io", "General Electric"],
  ["american.io", "American Airlines"],
])("a site %s that names %j as its employer is shown as the place it was posted on", (host, organization) =>
  expect(shown(host, organization)).toEqual([host, host]),
);

it("a site that names no employer is put on no name", () => {
  expect(shown("evil.com", undefined)).toEqual([undefined, undefined]);
  expect(shown("evil.com", "")[1]).toBeUndefined();
});

it("a tenant of a board names no foreign employer either", () => {
  const read = (board: string, name: string) =>
    icims.read(page({ name }), { url: `https://${board}.icims.com/jobs/1/x/job`, board, kind: "one" })
      .postings[0];
  expect(read("careers-acorn", "Acorn Inc.")).toMatchObject({ company: "Acorn Inc." });
  expect(read("careers-evil", "Google")).toMatchObject({
    company: "careers-evil.icims.com",
    postedOn: "careers-evil.icims.com",
  });
});
