import { emptyContent, type ParsedResume } from "@waymark/contract/resumes";
import type { DocumentParsers } from "../document-parsers/parsers.ts";

/** The photo that the pools below return for every picture. */
export const drawnPhoto = Buffer.from("ffd8ffe000104a464946", "hex");

const closed = {
  drawPhoto: async () => ({ bytes: new Uint8Array(drawnPhoto), type: "image/jpeg" }),
  drawMark: async () => ({ bytes: new Uint8Array(drawnPhoto), type: "image/png" }),
  readFacts: async () => {
    throw new Error("This pool reads no facts.");
  },
  readTable: async () => {
    throw new Error("This pool reads no tables.");
  },
  readAnswer: async () => {
    throw new Error("This pool reads no answers.");
  },
  bundleFiles: async () => {
    throw new Error("This pool bundles no files.");
  },
  prepare: () => {},
  stats: () => ({ running: 0, waiting: 0 }),
  close: async () => {},
};

const emptyParsed: ParsedResume = {
  name: "",
  email: "",
  phone: "",
  location: "",
  experience: "",
  skills: [],
  summary: "",
  desiredRoles: [],
};

/** A pool that reads the same resume from every file. */
export function readAs(over: Partial<ParsedResume>): DocumentParsers {
  const parsed = { ...emptyParsed, ...over };
  const read = {
    parsed,
    profileForm: {
      fullName: parsed.name,
      email: parsed.email,
      location: parsed.location,
      experience: parsed.experience,
      skills: parsed.skills.join(", "),
      bio: parsed.summary,
      desiredRole: parsed.desiredRoles[0] ?? "",
    },
    content: { ...emptyContent(), skills: parsed.skills },
    language: "en",
    format: "pdf" as const,
    recognized: false,
    unread: 0,
    fields: [],
    lines: [],
    pages: [],
  };
  return { ...closed, readResume: async () => read, readLinkedin: async () => read };
}

/** A pool that fails on every file. */
export function readNothing(error: Error): DocumentParsers {
  const fail = () => Promise.reject(error);
  return { ...closed, readResume: fail, readLinkedin: fail, drawPhoto: fail, drawMark: fail };
}
