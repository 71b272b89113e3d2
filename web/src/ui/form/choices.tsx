import * as Radix from "radix-ui/radio-group";
import { useId } from "react";
import { classes } from "../classes.ts";

interface ChoicesProps<T extends string> {
  label: string;
  value: T;
  values: readonly T[];
  nameOf: (value: T) => string;
  onChange: (value: T) => void;
}

function Choices<T extends string>({
  label,
  value,
  values,
  nameOf,
  onChange,
  itemClass,
  inside,
}: ChoicesProps<T> & { itemClass: string; inside: (value: T) => React.ReactNode }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <span id={id} className="text-sm font-semibold">
        {label}
      </span>
      <Radix.Root
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => {
          const known = values.find((one) => one === next);
          if (known !== undefined) onChange(known);
        }}
        className="flex flex-wrap gap-2"
      >
        {values.map((one) => (
          <Radix.Item
            key={one}
            value={one}
            aria-label={nameOf(one)}
            title={nameOf(one)}
            className={itemClass}
          >
            {inside(one)}
          </Radix.Item>
        ))}
      </Radix.Root>
    </div>
  );
}

export function Segments<T extends string>(props: ChoicesProps<T>) {
  return (
    <Choices
      {...props}
      inside={props.nameOf}
      itemClass="min-h-9 rounded-lg border border-line-strong bg-surface px-3 text-sm transition-colors hover:border-edge hover:bg-sunk data-[state=checked]:border-pine data-[state=checked]:bg-pine-soft data-[state=checked]:font-semibold data-[state=checked]:text-pine"
    />
  );
}

// The printed colours, always on white, in both themes.
const inks: Record<string, string> = {
  ink: "bg-[#1b1f1d]",
  navy: "bg-[#1f3a68]",
  teal: "bg-[#0b5f66]",
  forest: "bg-[#1e5b46]",
  plum: "bg-[#6a2c5b]",
  rust: "bg-[#9a3a22]",
};

export function Swatches<T extends string>(props: ChoicesProps<T>) {
  return (
    <Choices
      {...props}
      inside={(color) => <span className={classes("block size-6 rounded-full", inks[color])} />}
      itemClass="grid size-10 place-items-center rounded-full border border-line-strong bg-white transition-colors hover:border-edge data-[state=checked]:border-2 data-[state=checked]:border-pine"
    />
  );
}
