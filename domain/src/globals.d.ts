/** Globals that browsers and Node share but the language's own library does not declare; only the parts used here. */
declare class URL {
  constructor(address: string);
  static canParse(address: string): boolean;
  readonly href: string;
  readonly protocol: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly username: string;
  readonly password: string;
  readonly port: string;
  readonly searchParams: { get(name: string): string | null };
}
