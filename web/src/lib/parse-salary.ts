const most = 100_000_000;
const grouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/;
const plainNumber = /^(\d+)(?:[.,](\d{1,2}))?(k?)$/i;

/** Reads '50000', '50,000', '50.000', '50 000' or '52.5k' in whole units. Null for no number and above the limit. */
export function parseSalary(text: string): number | null {
  const typed = text.replace(/[\s'’]/g, "");
  const [, whole = "", part = "0", thousands = ""] = plainNumber.exec(typed) ?? [];
  const amount = grouped.test(typed)
    ? Number(typed.replace(/[.,]/g, ""))
    : Math.round(Number(`${whole}.${part}`) * (thousands === "" ? 1 : 1000));
  return (grouped.test(typed) || whole !== "") && amount <= most ? amount : null;
}
