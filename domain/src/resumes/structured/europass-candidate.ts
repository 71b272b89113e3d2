import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import type { ResumeReading } from "../read/read-resume.ts";
import { joined } from "./json-values.ts";
import { dateOf, readingOf } from "./reading-of.ts";
import { childAt, childrenAt, findDescendant, plainLines, textAt, type XmlNode } from "./xml-node.ts";

/** Reads a candidate's profile in HR-XML, as the Europass of 2020 writes it and embeds it into its PDF. */
export function readCandidate(root: XmlNode): ResumeReading {
  const person = childAt(root, "CandidatePerson");
  const profile = childAt(root, "CandidateProfile");
  const channels = childrenAt(person, "Communication");
  const channel = (code: string) =>
    channels.find((item) => textAt(item, "ChannelCode").toLowerCase() === code);
  const content: ResumeContent = {
    ...emptyContent(),
    personalInfo: {
      firstName: textAt(person, "PersonName", "GivenName"),
      lastName: textAt(person, "PersonName", "FamilyName"),
      email: textAt(channel("email"), "URI"),
      phone: phoneOf(channel("telephone") ?? channel("mobile")),
      location: placeOf(
        channels.map((item) => childAt(item, "Address")).find((place) => place !== undefined),
      ),
      summary: plainLines(childAt(profile, "ExecutiveSummary")?.text ?? ""),
      headline: "",
    },
    experience: childrenAt(profile, "EmployerHistory", "EmploymentHistory").flatMap((employer) => {
      const positions = childrenAt(employer, "PositionHistory");
      return (positions.length > 0 ? positions : [employer]).map((job) => jobOf(employer, job));
    }),
    education: childrenAt(profile, "EducationOrganizationAttendance", "EducationHistory").map((study, i) => ({
      id: `edu-${i + 1}`,
      degree: textAt(study, "EducationDegree", "DegreeName"),
      school: textAt(study, "OrganizationName"),
      location: placeOf(findDescendant(childAt(study, "OrganizationContact"), "Address")),
      gpa: textAt(findDescendant(study, "FinalGrade"), "ScoreText"),
      graduationDate: pointOf(childAt(study, "AttendancePeriod", "EndDate")),
    })),
    certifications: childrenAt(profile, "Certification", "Certifications").map((item) =>
      joined([textAt(item, "CertificationName"), textAt(item, "IssuingAuthority", "Name")]),
    ),
    skills: competencies(profile)
      .filter((item) => textAt(item, "TaxonomyID").toLowerCase() !== "language")
      .map((item) => textAt(item, "CompetencyName") || textAt(item, "CompetencyID")),
    languages: languagesOf(person, profile),
    links: channels
      .filter((item) => /^(?:web|instantmessage|socialmedia)$/i.test(textAt(item, "ChannelCode")))
      .map((item, i) => ({
        id: `link-${i + 1}`,
        label: textAt(item, "OtherTitle") || textAt(item, "UseCode"),
        url: textAt(item, "URI"),
      })),
  };
  const experience = content.experience.map((job, i) => ({ ...job, id: `exp-${i + 1}` }));
  return readingOf({ ...content, experience });
}

function jobOf(employer: XmlNode, job: XmlNode) {
  const period = childAt(job, "EmploymentPeriod") ?? childAt(employer, "EmploymentPeriod");
  const current = textAt(period, "CurrentIndicator") === "true";
  const town = joined([textAt(job, "City"), textAt(job, "Country").toUpperCase()]);
  return {
    id: "",
    title: textAt(job, "PositionTitle"),
    company: textAt(employer, "OrganizationName"),
    location: town || placeOf(findDescendant(childAt(employer, "OrganizationContact"), "Address")),
    startDate: pointOf(childAt(period, "StartDate")),
    endDate: current ? "" : pointOf(childAt(period, "EndDate")),
    current,
    description: plainLines(childAt(job, "Description")?.text ?? ""),
  };
}

function phoneOf(item: XmlNode | undefined): string {
  const country = textAt(item, "CountryDialing").replace(/^\+/, "");
  return joined(
    [country === "" ? "" : `+${country}`, textAt(item, "DialNumber") || textAt(item, "URI")],
    " ",
  );
}

const placeOf = (address: XmlNode | undefined): string =>
  joined([
    textAt(address, "AddressLine"),
    joined([textAt(address, "PostalCode"), textAt(address, "CityName")], " "),
    textAt(address, "CountryCode").toUpperCase(),
  ]);

/** A day, a month or a year, optionally with a time of day. */
const pointOf = (point: XmlNode | undefined): string =>
  dateOf((textAt(point, "FormattedDateTime") || textAt(point)).replace(/T.*$/, ""));

const competencies = (profile: XmlNode | undefined): readonly XmlNode[] =>
  childrenAt(profile, "PersonCompetency", "PersonQualifications");

function languagesOf(person: XmlNode | undefined, profile: XmlNode | undefined): ResumeContent["languages"] {
  const own = childrenAt(person, "PrimaryLanguageCode").map((item) => ({
    code: item.text.trim(),
    level: "",
  }));
  const others = competencies(profile)
    .filter((item) => textAt(item, "TaxonomyID").toLowerCase() === "language")
    .map((item) => ({
      code: textAt(item, "CompetencyName") || textAt(item, "CompetencyID"),
      level: [
        ...new Set(
          childrenAt(item, "CompetencyDimension").map((dimension) =>
            textAt(findDescendant(dimension, "ScoreText")),
          ),
        ),
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
