const most = 100_000_000;
const grouped = /^\d{1,3}([.,])\d{3}(\1\d{3})*$/;
const plainNumber = /^(\d+)(?:[.,](\d{1,2}))?(k?)$/i;

/**
 * Parses typed salaries ('50000', '50,000', '50.000', '50 000', '52.5k') into whole currency units. Null when it is
 * not a number, or above the server's maximum.
 */
export function parseSalary(text: string): number | null {
  const typed = text.replace(/[\s'’]/g, "");
  const [, whole = "", part = "0", thousands = ""] = plainNumber.exec(typed) ?? [];
  const amount = grouped.test(typed)
    ? Number(typed.replace(/[.,]/g, ""))
    : Math.round(Number(`${whole}.${part}`) * (thousands === "" ? 1 : 1000));
  return (grouped.test(typed) || whole !== "") && amount <= most ? amount : null;
}
