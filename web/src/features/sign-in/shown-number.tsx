import { lazy, Suspense } from "react";

/** Loaded while the person waits for the code; where it cannot be loaded the number stays as it is. */
const Grouped = lazy(async () => {
  const grouped = await import("libphonenumber-js/min").catch(() => null);
  return {
    default: ({ number }: { number: string }) =>
      grouped?.parsePhoneNumberFromString(number)?.formatInternational() ?? number,
  };
});

/** A number in international format, its digits in groups. */
export function ShownNumber({ number }: { number: string }) {
  return (
    <Suspense fallback={number}>
      <Grouped number={number} />
    </Suspense>
  );
}
