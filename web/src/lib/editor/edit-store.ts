const maxSteps = 200;
/** In milliseconds; changes of one field closer together than this are one undo step. */
const sameStep = 1_000;

export interface EditState<T> {
  readonly draft: T;
  readonly past: readonly T[];
  readonly future: readonly T[];
}

export interface EditStore<T> {
  get: () => EditState<T>;
  draft: () => T;
  subscribe: (listener: () => void) => () => void;
  /** Changes the draft. `key` names the field, so that typing a word is one undo step. */
  edit: (key: string, change: (draft: T) => T) => void;
  undo: () => void;
  redo: () => void;
  /** Also changes every undo step, so that undo does not revert others' work. */
  rebase: (onto: (draft: T) => T) => void;
}

export function editStore<T>(first: T, now: () => number = Date.now): EditStore<T> {
  let state: EditState<T> = { draft: first, past: [], future: [] };
  let last = { key: "", at: 0 };
  const listeners = new Set<() => void>();
  const set = (next: EditState<T>) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  return {
    get: () => state,
    draft: () => state.draft,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    edit: (key, change) => {
      const draft = change(state.draft);
      if (draft === state.draft) return;
      const continues = key !== "" && key === last.key && now() - last.at < sameStep;
      last = { key, at: now() };
      const past = continues && state.past.length > 0 ? state.past : [...state.past, state.draft];
      set({ draft, past: past.slice(-maxSteps), future: [] });
    },
    undo: () => {
      const before = state.past.at(-1);
      if (before === undefined) return;
      last = { key: "", at: 0 };
      set({ draft: before, past: state.past.slice(0, -1), future: [state.draft, ...state.future] });
    },
    redo: () => {
      const [after, ...future] = state.future;
      if (after === undefined) return;
      last = { key: "", at: 0 };
      set({ draft: after, past: [...state.past, state.draft], future });
    },
    rebase: (onto) => {
      set({ draft: onto(state.draft), past: state.past.map(onto), future: state.future.map(onto) });
    },
  };
}
