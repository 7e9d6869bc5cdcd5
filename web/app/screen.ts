import type { PathParameterNames } from '@chalkline/contract/addresses';
import type { CurrentUser } from '@chalkline/contract/people';
import type { SiteSettings } from '@chalkline/contract/site';
import type { PostSummary } from '@chalkline/contract/writing';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { ReactNode } from 'react';
import type { Resource } from '../api/resource.ts';
import type { PaywallProps } from '../features/pricing/paywall.tsx';

/** The decoded parameters of an address, by their names in the path. */
export type Parameters<Names extends string = string> = Readonly<Record<Names, string>>;

export interface ScreenProps<Names extends string = string> {
  readonly parameters: Parameters<Names>;
  /** Passed to a screen that shows its own paywall. */
  readonly paywall?: PaywallProps | undefined;
}

/**
 * Method syntax, here and in the interfaces below, lets the route table hold screens with different
 * parameters. `defineScreen` checks each of them against its own path.
 */
interface ScreenFunction {
  render(props: ScreenProps): ReactNode;
}
export type ScreenComponent = ScreenFunction['render'];

/** The subject of an address. It is loaded before access is checked, because existence comes first. */
export interface Subject<Names extends string = string> {
  resource(parameters: Parameters<Names>): Resource<unknown>;
  /** Whether the loaded subject contains what the address names for this person; by default true. */
  holds?(data: unknown, parameters: Parameters<Names>, viewer: CurrentUser | null): boolean;
  readonly missing: 'course' | 'lesson' | 'page';
}

interface PaywallText {
  readonly title?: string;
  readonly description?: string;
}

export interface HeadContext<Names extends string = string> {
  readonly site: SiteSettings;
  readonly parameters: Parameters<Names>;
  readonly query: URLSearchParams;
  known<Data>(resource: Resource<Data>): Data | undefined;
}

export interface Head {
  readonly title: string;
  readonly description: string;
  /** The picture for a link preview of a page that search engines do not index. */
  readonly image?: { readonly path: string; readonly alt: string } | undefined;
  /** The publication date, for link previews. */
  readonly article?: Pick<PostSummary, 'author' | 'publishedOn' | 'tags'> | undefined;
}

/** One row of the route table: everything known about a screen before its code is loaded. */
export interface Screen<Names extends string = string> {
  /** The name of its file under `pages/`. */
  readonly name: string;
  readonly path: string | RegExp;
  /** Narrows the path: whether these parameters can belong to the screen. */
  fits?(parameters: Parameters<Names>): boolean;
  /** Its shell: the public site, the app, or the founder console. */
  readonly shell: 'public' | 'app' | 'console';
  readonly requires: Requirement;
  /** What it requires if that depends on its subject, such as a free lesson; by default `requires`. */
  requiresFor?(subject: unknown, parameters: Parameters<Names>): Requirement;
  /** About one person: open to anyone with the link, never cached for others and never listed. */
  readonly isPersonal?: boolean;
  /** The page works without scripts and does not ship the app: it is read-only, or its forms work without. */
  readonly isPlain?: boolean;
  /** A small script of its own on such a page, for a comfort that it can do without. */
  readonly extraScript?: string;
  /** The title in the top bar, for screens of the app. */
  readonly barTitle?: string;
  readonly subject?: Subject<Names>;
  /** What visitors see at this address, who would otherwise be sent home. */
  readonly forVisitors?: Screen;
  /** Limits that to some queries, such as those that name a prompt; by default visitors see it with any. */
  showsVisitors?(query: URLSearchParams): boolean;
  /** Marks a 404 screen. */
  readonly isNowhere?: boolean;
  /** The 404 screen inside this shell, for people who may see the shell. */
  readonly nowhere?: Screen;
  readonly paywall?: PaywallText;
  /** The screen shows the paywall itself, next to the public facts of its subject. */
  readonly keepsPage?: boolean;
  /** Where this address redirects to, if it does. */
  redirect?(subject: unknown): string;
  head(context: HeadContext<Names>): Head;
  /** The canonical address, if there are several. */
  canonicalPath?(context: HeadContext<Names>): string | undefined;
  load(): Promise<{ Screen: ScreenComponent }>;
  /** Shown while its code or data is loading; by default a general placeholder. */
  readonly placeholder?: 'course';
}

/** A screen whose parameters are the ones of its path, and whose component needs no others. */
type ScreenAt<Path extends string | RegExp, Names extends string> = Omit<Screen<Names>, 'path' | 'load'> & {
  readonly path: Path;
  load(): Promise<{ Screen: (props: ScreenProps<Names>) => ReactNode }>;
};

type NamesIn<Path extends string | RegExp> = Path extends string ? PathParameterNames<Path> : never;

/**
 * A screen with parameters. Their names are inferred from the path; for a regular expression, the names of
 * its groups are given: `defineScreen<RegExp, 'name'>(…)`. A group that matches nothing is an empty text.
 */
export function defineScreen<const Path extends string | RegExp, Names extends string = NamesIn<Path>>(
  screen: ScreenAt<Path, NoInfer<Names>>,
): Screen {
  return screen;
}
