import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  PDFRef,
} from "@cantoo/pdf-lib";
import { AppError } from "@waymark/contract/errors";
import { pictureKind } from "@waymark/domain/accounts/picture-kind";
import { limits } from "./limits.ts";
import { openPicture } from "./open-picture.ts";

/** A file of a bundle; `own` ones were printed by us, so their structure is kept. */
export interface BundlePart {
  readonly bytes: Uint8Array;
  readonly own: boolean;
}

/**
 * One PDF of several files in their order. The first one is a PDF of ours, whose title, author and language it keeps.
 * Tags are kept of our own files; of others only their pages and visible annotations are taken: no tags, scripts, forms,
 * bookmarks or attached files. Pictures become pages. Runs in a child process only.
 * @param onPart Hears the number of each file before it is opened.
 * @throws AppError `file_password`, `file_corrupt`, `file_kind`, `file_too_many_pages`, with `part` as detail.
 */
export async function bundleFiles(
  parts: readonly BundlePart[],
  onPart: (part: number) => void,
): Promise<{ bytes: Uint8Array; pages: number[] }> {
  const [first, ...others] = parts;
  if (first === undefined) throw new AppError("file_missing");
  onPart(0);
  const bundle = await within(0, () => open(first.bytes));
  const pages = [bundle.getPageCount()];
  for (const [i, part] of others.entries()) {
    onPart(i + 1);
    const before = bundle.getPageCount();
    await within(i + 1, () => append(bundle, part));
    const count = bundle.getPageCount();
    if (count > limits.bundlePages) throw new AppError("file_too_many_pages", { part: i + 1 });
    pages.push(count - before);
  }
  // The bookmarks of the first part alone would mislead.
  bundle.catalog.delete(PDFName.of("Outlines"));
  return { bytes: await bundle.save({ updateFieldAppearances: false }), pages };
}

/** Any failure but our own errors means that the file is damaged: the library throws many kinds. */
async function within<T>(part: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof AppError ? error.code : "file_corrupt";
    throw new AppError(code, { part });
  }
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 1024)).includes("%PDF-");

const open = (bytes: Uint8Array, password?: string): Promise<PDFDocument> =>
  PDFDocument.load(bytes, {
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
    warnOnInvalidObjects: false,
    ...(password === undefined ? {} : { password }),
  });

const openReadable = async (bytes: Uint8Array): Promise<PDFDocument> => {
  const file = await open(bytes).catch((error: unknown) => {
    if (error instanceof EncryptedPDFError) return null;
    throw error;
  });
  // Many files are encrypted with an empty password: everybody may open them.
  const opened = file ?? (await open(bytes, "").catch(() => null));
  if (opened === null) throw new AppError("file_password");
  return opened;
};

async function append(bundle: PDFDocument, { bytes, own }: BundlePart): Promise<void> {
  if (!isPdf(bytes)) return appendPicture(bundle, bytes);
  const file = await openReadable(bytes);
  const count = file.getPageCount();
  if (count === 0) throw new AppError("file_corrupt");
  if (count > limits.bundlePages) throw new AppError("file_too_many_pages");
  if (!own) for (const page of file.getPages()) keepWhatIsSeen(page);
  const copier = PDFObjectCopier.for(file.context, bundle.context);
  for (const page of file.getPages()) {
    // Copied by its reference, so that the structure, which refers to it, finds the same copy.
    const ref = copier.copy(page.ref);
    const leaf = bundle.context.lookup(ref);
    if (!(leaf instanceof PDFPageLeaf)) throw new AppError("file_corrupt");
    bundle.addPage(PDFPage.of(leaf, ref, bundle));
  }
  if (own) joinStructure(bundle, file, copier, count);
}

const name = (text: string): PDFName => PDFName.of(text);

/** Annotations that are part of the picture of a page; forms, sounds, films, attached files and popups are not. */
const seenAnnotations: ReadonlySet<string> = new Set(
  ["Highlight", "Underline", "StrikeOut", "Squiggly", "Ink", "FreeText", "Stamp", "Square", "Circle", "Line"]
    .concat(["Polygon", "PolyLine", "Widget"])
    .map((kind) => `/${kind}`),
);

/** Removes scripts, actions, ties to the rest of the file, and annotations without a visible shape of their own. */
function keepWhatIsSeen({ node }: PDFPage): void {
  for (const key of ["AA", "B", "StructParents", "Metadata", "PieceInfo", "Tabs", "Dur", "Trans"])
    node.delete(name(key));
  const annotations = node.lookup(name("Annots"));
  if (!(annotations instanceof PDFArray)) {
    node.delete(name("Annots"));
    return;
  }
  const kept = node.context.obj([]);
  for (let i = 0; i < Math.min(annotations.size(), limits.annotations); i++) {
    const annotation = annotations.lookup(i);
    if (!(annotation instanceof PDFDict)) continue;
    if (!seenAnnotations.has(String(annotation.lookup(name("Subtype"))))) continue;
    kept.push(node.context.register(onlyItsShape(annotation)));
  }
  node.set(name("Annots"), kept);
}

/** A stamp with the shape of the annotation: a field of a form is no field without its form. */
function onlyItsShape(annotation: PDFDict): PDFDict {
  const shape = annotation.context.obj({ Type: "Annot", Subtype: "Stamp" });
  for (const key of ["Rect", "AP", "AS", "F", "C", "CA", "Contents"]) {
    const value = annotation.get(name(key));
    if (value !== undefined) shape.set(name(key), value);
  }
  return shape;
}

/** Adds the tags of one of our files, whose pages were just added, to those of the bundle. */
function joinStructure(bundle: PDFDocument, file: PDFDocument, copier: PDFObjectCopier, pages: number): void {
  const from = file.catalog.lookupMaybe(name("StructTreeRoot"), PDFDict);
  const into = bundle.catalog.lookupMaybe(name("StructTreeRoot"), PDFDict);
  const rootRef = bundle.catalog.get(name("StructTreeRoot"));
  if (from === undefined || into === undefined || rootRef === undefined) return;
  const parents = parentsOf(into);
  const offset = parents.reduce((most, [key]) => Math.max(most, key + 1), 0);
  const elements = elementsOf(into);
  const language = file.catalog.lookup(name("Lang"));
  for (const element of elementsOf(from)) {
    // Its parent is the root of the file, which must not come along.
    if (element instanceof PDFRef) file.context.lookup(element, PDFDict).delete(name("P"));
    const copied = copier.copy(element);
    if (copied instanceof PDFRef) {
      const top = bundle.context.lookup(copied, PDFDict);
      top.set(name("P"), rootRef);
      if (language !== undefined && !top.has(name("Lang"))) top.set(name("Lang"), language.clone());
    }
    elements.push(copied);
  }
  into.set(name("K"), bundle.context.obj(elements));
  const added = parentsOf(from).map(([key, value]) => [key + offset, copier.copy(value)] as const);
  const all = [...parents, ...added];
  const numbers = bundle.context.obj(all.flatMap(([key, value]) => [PDFNumber.of(key), value]));
  into.set(name("ParentTree"), bundle.context.obj({ Nums: numbers }));
  into.set(name("ParentTreeNextKey"), PDFNumber.of(1 + Math.max(0, ...all.map(([key]) => key))));
  for (const { node } of bundle.getPages().slice(-pages)) {
    shiftKey(node, "StructParents", offset);
    const annotations = node.lookupMaybe(name("Annots"), PDFArray);
    for (let i = 0; i < (annotations?.size() ?? 0); i++) {
      const annotation = annotations?.lookup(i);
      if (annotation instanceof PDFDict) shiftKey(annotation, "StructParent", offset);
    }
  }
}

function shiftKey(object: PDFDict, key: string, offset: number): void {
  const value = object.lookupMaybe(name(key), PDFNumber);
  if (value !== undefined) object.set(name(key), PDFNumber.of(value.asNumber() + offset));
}

/** The topmost elements of a structure tree. */
function elementsOf(root: PDFDict): PDFObject[] {
  const kids = root.lookup(name("K"));
  if (kids instanceof PDFArray) return kids.asArray().slice();
  const kid = root.get(name("K"));
  return kid === undefined ? [] : [kid];
}

/** The entries of a structure's tree of numbers: the elements of each page and annotation. */
function parentsOf(root: PDFDict): (readonly [number, PDFObject])[] {
  const found: (readonly [number, PDFObject])[] = [];
  const visit = (node: PDFDict | undefined): void => {
    const numbers = node?.lookupMaybe(name("Nums"), PDFArray);
    for (let i = 0; i + 1 < (numbers?.size() ?? 0); i += 2) {
      const value = numbers?.get(i + 1);
      if (numbers !== undefined && value !== undefined)
        found.push([numbers.lookup(i, PDFNumber).asNumber(), value]);
    }
    const kids = node?.lookupMaybe(name("Kids"), PDFArray);
    for (let i = 0; i < (kids?.size() ?? 0); i++) visit(kids?.lookup(i, PDFDict));
  };
  visit(root.lookupMaybe(name("ParentTree"), PDFDict));
  return found;
}

/** White around a picture, in points. */
const pictureMargin = 36;

/** Adds a picture as a page of the size of the first one, upright or lying as the picture is. */
async function appendPicture(bundle: PDFDocument, bytes: Uint8Array): Promise<void> {
  const jpeg = await bundle.embedJpg(await pictureOf(bytes));
  const { width, height } = bundle.getPage(0).getSize();
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  const page = bundle.addPage(jpeg.width > jpeg.height ? [long, short] : [short, long]);
  const room = { width: page.getWidth() - 2 * pictureMargin, height: page.getHeight() - 2 * pictureMargin };
  const scale = Math.min(room.width / jpeg.width, room.height / jpeg.height, 1);
  const size = { width: jpeg.width * scale, height: jpeg.height * scale };
  const x = (page.getWidth() - size.width) / 2;
  page.drawImage(jpeg, { ...size, x, y: page.getHeight() - pictureMargin - size.height });
}

/** The longer side of a picture on a page, in pixels: about 300 per inch. */
const pictureSide = 3_300;

/** Redraws an untrusted JPEG or PNG: upright, transparent parts white, without metadata. */
async function pictureOf(bytes: Uint8Array): Promise<Uint8Array> {
  const kind = pictureKind(bytes);
  if (kind !== "image/jpeg" && kind !== "image/png") throw new AppError("file_kind");
  const { width, height } = await openPicture(bytes).metadata();
  if (width * height > limits.picturePixels) throw new AppError("file_bomb");
  return openPicture(bytes)
    .autoOrient()
    .resize(pictureSide, pictureSide, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 88 })
    .toBuffer();
}
