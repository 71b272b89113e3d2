import { useEffect, useState } from "react";

const minute = 60_000;

/** The current time, updated every five minutes, so that ages and due dates stay right on an open screen. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 5 * minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
