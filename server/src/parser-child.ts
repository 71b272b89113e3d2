import { readers } from "./document-parsers/readers.ts";

// The process that reads untrusted files. A feature's reader is loaded when it is first needed.
readers.readAnswer = async (bytes, asked) => {
  const { readAnswer } = await import("./features/job-sources/fetching/read-answer.ts");
  return readAnswer(bytes, asked);
};
await import("./document-parsers/child.ts");
