import { useEffect, useState } from "react";

const minute = 60_000;

/** The present, to the minute: what is said of ages and due dates stays true on a screen that is left open. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5 * minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
