/** A broken JSON text made valid again by leaving out `lost` items. */
export interface WholeItems {
  readonly text: string;
  readonly lost: number;
}

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Items that are tried one by one, and pieces around them: a broken answer of more is no list of postings. */
const mostPieces = 20_000;
/** Brackets that may be open at once: no list of postings is nested deeper. */
const deepest = 500;

const isWhole = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * Takes a broken JSON text apart: the items of its outer lists that can be read stay as they are, the others are left
 * out and counted, and what is open at the end is closed. Nothing is mended inside an item: packages that repair JSON
 * end a text that was cut, and the piece would pass for the whole.
 * @returns null where no brackets fit together, or there is no list with an item that can be read, or brackets are nested too deeply.
 */
export function wholeItems(broken: string): WholeItems | null {
  const out: string[] = [];
  /** The open brackets: the closing byte of each, and the length of `out` up to its last complete item. */
  const open: { close: number; whole: number }[] = [];
  /** The depth of the list whose items are looked at; 0 outside of one. */
  let listAt = 0;
  let from = 0;
  let kept = 0;
  let lost = 0;

  const keepTo = (end: number) => {
    out.push(broken.slice(from, end));
    from = end;
    const around = open.at(-1);
    if (around !== undefined) around.whole = out.length;
  };
  const endItem = (end: number, isCut: boolean) => {
    const item = broken.slice(from, end).trim();
    from = end;
    if (item === "") return;
    // A number or a word that breaks off may look whole.
    const isGood = (!isCut || item.startsWith("{")) && isWhole(item);
    if (!isGood) lost++;
    else {
      kept++;
      out.push(out.at(-1)?.endsWith("[") === true ? item : `,${item}`);
    }
  };
  const begin = (at: number, c: number) => {
    open.push({ close: c + 2, whole: 0 });
    if (listAt > 0) return;
    keepTo(at + 1);
    if (c === openList) listAt = open.length;
  };
  const end = (at: number) => {
    if (open.length === listAt) {
      endItem(at, false);
      listAt = 0;
    }
    open.pop();
    if (listAt === 0) keepTo(at + 1);
  };
  const divide = (at: number) => {
    if (listAt === 0) keepTo(at);
    if (open.length !== listAt) return;
    endItem(at, false);
    from = at + 1;
  };

  let isText = false;
  for (let at = 0; at < broken.length && out.length + lost <= mostPieces; at++) {
    const c = broken.charCodeAt(at);
    if (c === quote) isText = !isText;
    else if (isText) at += Number(c === backslash);
    else if (c === openObject || c === openList) {
      if (open.length === deepest) return null;
      begin(at, c);
    } else if (c === comma && open.length > 0) divide(at);
    else if (c === closeObject || c === closeList) {
      if (open.at(-1)?.close !== c) break;
      end(at);
      if (open.length === 0) break;
    }
  }
  if (listAt > 0) {
    endItem(broken.length, true);
    // Deeper brackets belong to the item that is cut.
    open.length = listAt;
  } else out.length = open.at(-1)?.whole ?? out.length;
  for (const { close } of open.toReversed()) out.push(String.fromCharCode(close));
  const text = out.join("");
  return kept > 0 && isWhole(text) ? { text, lost } : null;
}
