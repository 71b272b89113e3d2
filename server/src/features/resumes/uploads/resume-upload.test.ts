import { describe, expect, it } from "vitest";
import type { Actor } from "../../../actor.ts";
import { resumeUpload } from "./resume-upload.ts";

const actor: Actor = { userId: "me", verified: true, teams: [], locale: "en", timeZone: "UTC" };
const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const codeOf = (read: () => unknown) => {
  try {
    return read();
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe("the JSON variant", () => {
  const file = { field: "resumeContent", fileName: "", mimeType: "", bytes: Buffer.from("%PDF-1.7") };
  const read = (
    body: { fileType?: string; fileName?: string; userId?: string },
    files: readonly (typeof file)[] = [file],
  ) =>
    codeOf(() =>
      resumeUpload(actor, { body: { resumeContent: "base64", fileType: "", ...body }, files, fields: {} }),
    );

  it.each([
    [{ fileType: "application/pdf" }, "resume.pdf", "application/pdf"],
    [{ fileType: "Application/PDF; charset=binary" }, "resume.pdf", "application/pdf"],
    [{ fileType: docx, fileName: "My CV.docx" }, "My CV.docx", docx],
    [{ fileName: "cv.DOC" }, "cv.DOC", "application/msword"],
    [{ fileType: "application/octet-stream", fileName: "cv.pdf" }, "cv.pdf", "application/pdf"],
    [{ fileType: "application/pdf", fileName: "no extension" }, "no extension", "application/pdf"],
    [{ fileType: "image/png" }, "resume.png", "image/png"],
    [{ fileType: "image/png", fileName: "cv.odt" }, "cv.odt", "image/png"],
    [{ fileType: "video/mp4", fileName: "cv.odt" }, "cv.odt", "application/vnd.oasis.opendocument.text"],
    [{ fileType: "application/pdf", fileName: "cv.exe" }, "cv.exe", "application/pdf"],
    [{}, "resume", "application/octet-stream"],
    [{ fileType: "application/pdf", userId: "me" }, "resume.pdf", "application/pdf"],
    [{ fileType: "application/pdf", userId: "" }, "resume.pdf", "application/pdf"],
  ])("takes %j", (body, fileName, mimeType) => {
    expect(read(body)).toEqual({ bytes: Buffer.from("%PDF-1.7"), fileName, mimeType });
  });

  it("refuses another person's file, and one that did not come", () => {
    expect(read({ fileType: "application/pdf", userId: "somebody" })).toBe("not_found");
    expect(read({ fileType: "application/pdf" }, [])).toBe("file_missing");
  });
});

describe("the form", () => {
  const read = (over: object, fields: Record<string, string> = {}) => {
    const file = {
      field: "resume",
      fileName: "cv.pdf",
      mimeType: "application/pdf",
      bytes: Buffer.from("x"),
    };
    return codeOf(() => resumeUpload(actor, { body: undefined, files: [{ ...file, ...over }], fields }));
  };

  it("takes the field resume", () => {
    expect(read({}, { userId: "me" })).toMatchObject({ fileName: "cv.pdf" });
  });

  it("keeps a hostile name only as a label", () => {
    expect(read({ fileName: "../../etc/pass\0wd\n.pdf" })).toMatchObject({
      fileName: "../../etc/passwd.pdf",
    });
  });

  it.each([
    [{ field: "other" }, {}, "file_missing"],
    [{}, { userId: "somebody" }, "not_found"],
  ])("refuses %j %j", (over, fields, code) => {
    expect(read(over, fields)).toBe(code);
  });
});
