import { type ComponentType, lazy, useState } from "react";

/**
 * A part of the screen whose code is fetched when it is first drawn, or before with `ahead`; code that is there is
 * drawn at once. React's own lazy parts wait even for code that is there, and what it shows meanwhile stays for a
 * third of a second.
 */
export function lazyAhead<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let there: ComponentType<Props> | undefined;
  const ahead = async () => {
    there = await fetchPart();
    return there;
  };
  const Later = lazy(async () => ({ default: (await ahead()) as ComponentType<object> }));
  function Part(props: Props) {
    // Chosen once: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => there ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { ahead: async () => void (await ahead()) });
}
