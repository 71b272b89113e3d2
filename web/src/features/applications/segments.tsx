export function Segments<V extends string>({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
}) {
  return (
    <fieldset className="flex max-w-full min-w-0 overflow-x-auto rounded-lg border border-line-strong bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-8 flex-1 rounded-md px-3 text-sm font-semibold whitespace-nowrap text-muted transition-colors hover:text-ink aria-pressed:bg-pine-soft aria-pressed:text-pine"
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
