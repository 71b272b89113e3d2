export function StepHeading({ heading, text }: { heading: string; text: string }) {
  return (
    <div className="grid gap-2">
      <h1 className="text-3xl">{heading}</h1>
      <p className="text-muted text-pretty">{text}</p>
    </div>
  );
}
