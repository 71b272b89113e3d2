import { useEffect, useRef } from "react";

/** `mixed`: only some of the rows are ticked. */
export function Tick({
  label,
  checked,
  mixed = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  mixed?: boolean;
  onChange: () => void;
}) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <label className="relative grid size-9 place-items-center">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        onChange={onChange}
        className="peer size-5 appearance-none rounded-sm border border-edge bg-surface checked:border-pine checked:bg-pine indeterminate:border-pine indeterminate:bg-pine"
      />
      <svg
        viewBox="0 0 12 12"
        aria-hidden="true"
        className="pointer-events-none absolute size-3.5 text-on-pine opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-100"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={mixed ? "M2.5 6h7" : "M2 6.5 5 9.5 10 3"} />
      </svg>
    </label>
  );
}
