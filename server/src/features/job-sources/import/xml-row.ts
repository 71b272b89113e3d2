import { childText, type XmlElement } from "../../../ports/job-sources/xml-elements.ts";

/** Elements that are postings: of RSS, of Atom, of feeds as Indeed takes them, and of their kin. */
export const postingElements = ["item", "entry", "job", "jobposting", "vacancy", "position"];

/** The address of an Atom link, which is an attribute. */
const linkOf = (element: XmlElement): string =>
  childText(element, "url", "link", "applyurl", "apply_url", "guid") ||
  (element.children.find((child) => child.name === "link")?.attributes.href ?? "");

/** The names under which feeds keep what a row is made of, first match. */
const names: Readonly<Record<string, readonly string[]>> = {
  id: ["referencenumber", "reference", "guid", "id", "jobid"],
  title: ["title", "jobtitle", "name", "position"],
  company: ["company", "companyname", "employer", "job_listing:company", "dc:creator", "author"],
  postedDate: ["date", "pubdate", "published", "dateposted", "updated"],
  expires: ["expirationdate", "expiration_date", "validthrough", "expires", "closingdate"],
  salary: ["salary", "compensation", "job_listing:salary"],
  description: ["description", "content:encoded", "content", "summary", "body"],
  type: ["jobtype", "job_type", "employmenttype", "type", "job_listing:job_type"],
};

/** A posting of a feed as the row of an imported file. */
export function rowOfElement(element: XmlElement): Readonly<Record<string, string>> {
  const row: Record<string, string> = {};
  for (const [field, from] of Object.entries(names)) {
    const text = childText(element, ...from);
    if (text !== "") row[field] = text;
  }
  const country = childText(element, "country", "countrycode");
  const place = [childText(element, "city"), childText(element, "state", "region"), country];
  const whole = place.filter((part) => part !== "").join(", ");
  row.location = childText(element, "location", "job_listing:location", "region") || whole;
  if (/^[a-z]{2}$/i.test(country)) row.country = country.toUpperCase();
  const remote = childText(element, "remotetype", "remote");
  if (/^(?:fully[ _-]?remote|remote|true|yes|1)$/i.test(remote)) row.remote = "true";
  row.url = linkOf(element);
  return row;
}
