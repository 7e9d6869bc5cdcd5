import type { CurrentUser } from '@chalkline/contract/people';
import type { SiteSettings } from '@chalkline/contract/site';
import type { PostSummary } from '@chalkline/contract/writing';
import type { Requirement } from '@chalkline/domain/access/decide-access';
import type { ComponentType } from 'react';
import type { Resource } from '../api/resource.ts';
import type { PaywallProps } from '../features/pricing/paywall.tsx';

export type Parameters = Readonly<Record<string, string>>;

export interface ScreenProps {
  readonly parameters: Parameters;
  /** Passed to a screen that shows its own paywall. */
  readonly paywall?: PaywallProps | undefined;
}

export type ScreenComponent = ComponentType<ScreenProps>;

/** The subject of an address. It is loaded before access is checked, because existence comes first. */
export interface Subject {
  resource(parameters: Parameters): Resource<unknown>;
  /** Whether the loaded subject contains what the address names for this person; by default true. */
  holds?(data: unknown, parameters: Parameters, viewer: CurrentUser | null): boolean;
  readonly missing: 'course' | 'lesson' | 'page';
}

export interface PaywallText {
  readonly title?: string;
  readonly description?: string;
}

export interface HeadContext {
  readonly site: SiteSettings;
  readonly parameters: Parameters;
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
export interface Screen {
  /** The name of its file under `pages/`. */
  readonly name: string;
  readonly path: string | RegExp;
  /** Narrows the path: whether these parameters can belong to the screen. */
  fits?(parameters: Parameters): boolean;
  /** Its shell: the public site, the app, or the founder console. */
  readonly shell: 'public' | 'app' | 'console';
  readonly requires: Requirement;
  /** About one person: open to anyone with the link, never cached for others and never listed. */
  readonly isPersonal?: boolean;
  /** Read-only: the page ships no script. */
  readonly isPlain?: boolean;
  /** The title in the top bar, for screens of the app. */
  readonly barTitle?: string;
  readonly subject?: Subject;
  /** Marks a 404 screen. */
  readonly isNowhere?: boolean;
  /** The 404 screen inside this shell, for people who may see the shell. */
  readonly nowhere?: Screen;
  readonly paywall?: PaywallText;
  /** The screen shows the paywall itself, next to the public facts of its subject. */
  readonly keepsPage?: boolean;
  /** The data for that, besides the subject and the plans. */
  needsLocked?(query: URLSearchParams): readonly Resource<unknown>[];
  /** Where this address redirects to, if it does. */
  redirect?(subject: unknown): string;
  /** The data of the screen besides its subject, once access is granted. */
  needs(
    parameters: Parameters,
    viewer: CurrentUser | null,
    query: URLSearchParams,
  ): readonly Resource<unknown>[];
  /** Further data that depends on the data above. */
  needsThen?(
    known: HeadContext['known'],
    parameters: Parameters,
    query: URLSearchParams,
  ): readonly Resource<unknown>[];
  head(context: HeadContext): Head;
  /** The canonical address, if there are several. */
  canonicalPath?(context: HeadContext): string | undefined;
  load(): Promise<{ Screen: ScreenComponent }>;
  /** Shown while its code or data is loading; by default a general placeholder. */
  readonly placeholder?: 'course';
  /** Example addresses, for tools that open every screen. */
  readonly examples: readonly string[];
}
