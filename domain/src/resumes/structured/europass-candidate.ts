import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import type { ResumeReading } from "../read/read-resume.ts";
import { joined } from "./json-values.ts";
import { dateOf, readingOf } from "./reading-of.ts";
import { all, at, deep, plainOf, said, type XmlNode } from "./xml-node.ts";

/** Reads a candidate's profile in HR-XML, as the Europass of 2020 writes it and embeds it into its PDF. */
export function readCandidate(root: XmlNode): ResumeReading {
  const person = at(root, "CandidatePerson");
  const profile = at(root, "CandidateProfile");
  const channels = all(person, "Communication");
  const channel = (code: string) => channels.find((item) => said(item, "ChannelCode").toLowerCase() === code);
  const content: ResumeContent = {
    ...emptyContent(),
    personalInfo: {
      firstName: said(person, "PersonName", "GivenName"),
      lastName: said(person, "PersonName", "FamilyName"),
      email: said(channel("email"), "URI"),
      phone: phoneOf(channel("telephone") ?? channel("mobile")),
      location: placeOf(channels.map((item) => at(item, "Address")).find((place) => place !== undefined)),
      summary: plainOf(at(profile, "ExecutiveSummary")?.text ?? ""),
      headline: "",
    },
    experience: all(profile, "EmployerHistory", "EmploymentHistory").flatMap((employer) => {
      const positions = all(employer, "PositionHistory");
      return (positions.length > 0 ? positions : [employer]).map((job) => jobOf(employer, job));
    }),
    education: all(profile, "EducationOrganizationAttendance", "EducationHistory").map((study, i) => ({
      id: `edu-${i + 1}`,
      degree: said(study, "EducationDegree", "DegreeName"),
      school: said(study, "OrganizationName"),
      location: placeOf(deep(at(study, "OrganizationContact"), "Address")),
      gpa: said(deep(study, "FinalGrade"), "ScoreText"),
      graduationDate: pointOf(at(study, "AttendancePeriod", "EndDate")),
    })),
    certifications: all(profile, "Certification", "Certifications").map((item) =>
      joined([said(item, "CertificationName"), said(item, "IssuingAuthority", "Name")]),
    ),
    skills: competencies(profile)
      .filter((item) => said(item, "TaxonomyID").toLowerCase() !== "language")
      .map((item) => said(item, "CompetencyName") || said(item, "CompetencyID")),
    languages: languagesOf(person, profile),
    links: channels
      .filter((item) => /^(?:web|instantmessage|socialmedia)$/i.test(said(item, "ChannelCode")))
      .map((item, i) => ({
        id: `link-${i + 1}`,
        label: said(item, "OtherTitle") || said(item, "UseCode"),
        url: said(item, "URI"),
      })),
  };
  const experience = content.experience.map((job, i) => ({ ...job, id: `exp-${i + 1}` }));
  return readingOf({ ...content, experience });
}

function jobOf(employer: XmlNode, job: XmlNode) {
  const period = at(job, "EmploymentPeriod") ?? at(employer, "EmploymentPeriod");
  const current = said(period, "CurrentIndicator") === "true";
  const town = joined([said(job, "City"), said(job, "Country").toUpperCase()]);
  return {
    id: "",
    title: said(job, "PositionTitle"),
    company: said(employer, "OrganizationName"),
    location: town || placeOf(deep(at(employer, "OrganizationContact"), "Address")),
    startDate: pointOf(at(period, "StartDate")),
    endDate: current ? "" : pointOf(at(period, "EndDate")),
    current,
    description: plainOf(at(job, "Description")?.text ?? ""),
  };
}

function phoneOf(item: XmlNode | undefined): string {
  const country = said(item, "CountryDialing").replace(/^\+/, "");
  return joined([country === "" ? "" : `+${country}`, said(item, "DialNumber") || said(item, "URI")], " ");
}

const placeOf = (address: XmlNode | undefined): string =>
  joined([
    said(address, "AddressLine"),
    joined([said(address, "PostalCode"), said(address, "CityName")], " "),
    said(address, "CountryCode").toUpperCase(),
  ]);

/** A day, a month or a year, optionally with a time of day. */
const pointOf = (point: XmlNode | undefined): string =>
  dateOf((said(point, "FormattedDateTime") || said(point)).replace(/T.*$/, ""));

const competencies = (profile: XmlNode | undefined): readonly XmlNode[] =>
  all(profile, "PersonCompetency", "PersonQualifications");

function languagesOf(person: XmlNode | undefined, profile: XmlNode | undefined): ResumeContent["languages"] {
  const own = all(person, "PrimaryLanguageCode").map((item) => ({ code: item.text.trim(), level: "" }));
  const others = competencies(profile)
    .filter((item) => said(item, "TaxonomyID").toLowerCase() === "language")
    .map((item) => ({
      code: said(item, "CompetencyName") || said(item, "CompetencyID"),
      level: [
        ...new Set(all(item, "CompetencyDimension").map((dimension) => said(deep(dimension, "ScoreText")))),
      ]
        .filter((level) => level !== "")
        .join(", "),
    }));
  return [...own, ...others].map(({ code, level }, i) => ({
    id: `lang-${i + 1}`,
    name: languageName(code),
    level,
  }));
}

/** The name of a language code such as `fr` or `fra`; any other text is unchanged. */
function languageName(code: string): string {
  if (!/^[a-z]{2,3}$/i.test(code)) return code;
  return new Intl.DisplayNames("en", { type: "language" }).of(code.toLowerCase()) ?? code;
}
