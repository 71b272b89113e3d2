import { type ComponentType, lazy, useState } from "react";

/**
 * The code is loaded when first rendered, or earlier by `ahead()`. Loaded code renders at once; React's own `lazy`
 * suspends even then, and keeps its fallback on screen for a third of a second.
 */
export function lazyAhead<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const ahead = async () => {
    loaded = await fetchPart();
    return loaded;
  };
  const Lazy = lazy(async () => ({ default: (await ahead()) as ComponentType<object> }));
  function Part(props: Props) {
    // Chosen once, because a different component in its place would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { ahead: async () => void (await ahead()) });
}
