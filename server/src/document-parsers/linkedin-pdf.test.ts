import "./polyfill.ts";
import { expect, it } from "vitest";
import { type PlacedText, placedPdf } from "./crafted-files.ts";
import { readFile } from "./read-file.ts";

/** Positions and sizes of LinkedIn's 'Save to PDF': a narrow column beside a wide one. */
const side = (y: number, text: string, size = 10.5): PlacedText => ({ x: 22, y, size, text });
const main = (y: number, text: string, size = 10.5): PlacedText => ({ x: 224, y, size, text });

const pages = [
  [
    side(40, "Contact", 13),
    side(60, "+4915123456789 (Mobile)"),
    side(74, "nora.vale@example.org"),
    side(96, "www.linkedin.com/in/nora-vale-"),
    side(109, "12345 (LinkedIn)"),
    side(140, "Top Skills", 13),
    side(160, "Triage"),
    side(176, "Wound care"),
    side(192, "Shift planning"),
    side(222, "Languages", 13),
    side(242, "German (Native or Bilingual)"),
    side(258, "English (Professional Working)"),
    side(288, "Certifications", 13),
    side(308, "Advanced Cardiac Life Support"),
    side(324, "Palliative Care Basics"),
    main(52, "Nora Vale", 26),
    main(78, "Head Nurse at City Hospital", 12),
    main(96, "Freiburg, Baden-W\u00fcrttemberg, Germany", 12),
    main(136, "Summary", 15.75),
    main(158, "I lead a ward of twenty and plan its shifts. I care about calm handovers"),
    main(172, "and about people going home well."),
    main(210, "Experience", 15.75),
    main(234, "City Hospital", 12),
    main(250, "5 years 9 months"),
    main(270, "Head Nurse", 11.5),
    main(286, "March 2021 - Present (3 years 9 months)"),
    main(301, "Freiburg, Germany"),
    main(318, "Leads a ward of twenty beds."),
    main(342, "Registered Nurse", 11.5),
    main(358, "March 2019 - March 2021 (2 years 1 month)"),
    main(373, "Freiburg, Germany"),
    main(400, "Lake Clinic", 12),
    main(416, "Nurse", 11.5),
    main(432, "September 2014 - February 2019 (4 years 6 months)"),
    main(447, "Konstanz, Germany"),
    main(464, "Cared for surgical patients before and after their operations."),
    main(760, "Page 1 of 2", 9),
  ],
  [
    main(50, "Education", 15.75),
    main(74, "University of Freiburg", 12),
    main(90, "Bachelor of Science - BS, Nursing \u00b7 (2011 - 2014)"),
    main(760, "Page 2 of 2", 9),
  ],
];

it("reads a profile as LinkedIn saves it", async () => {
  const { content } = await readFile(new Uint8Array(placedPdf(pages)), "Profile.pdf");
  expect(content).toMatchObject({
    personalInfo: {
      firstName: "Nora",
      lastName: "Vale",
      email: "nora.vale@example.org",
      phone: "+4915123456789",
      location: "Freiburg, Baden-Württemberg, Germany",
      summary:
        "I lead a ward of twenty and plan its shifts. I care about calm handovers and about people going home well.",
    },
    experience: [
      {
        title: "Head Nurse",
        company: "City Hospital",
        location: "Freiburg, Germany",
        startDate: "2021-03",
        current: true,
        description: "Leads a ward of twenty beds.",
      },
      { title: "Registered Nurse", company: "City Hospital", startDate: "2019-03", endDate: "2021-03" },
      { title: "Nurse", company: "Lake Clinic", startDate: "2014-09", endDate: "2019-02" },
    ],
    education: [{ school: "University of Freiburg", graduationDate: "2014" }],
    skills: expect.arrayContaining(["Triage", "Wound care", "Shift planning"]),
    certifications: ["Advanced Cardiac Life Support", "Palliative Care Basics"],
  });
});
