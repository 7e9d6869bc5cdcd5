import { themePath } from '@chalkline/contract/addresses';
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { useSite } from '../../api/viewer.ts';
import { Container } from '../../ui/layout.tsx';
import { useQueryString } from '../../ui/query-string.ts';
import { ThemeForm, ThemeSwitch } from '../../ui/theme-switch.tsx';
import { BrandMark } from './brand-mark.tsx';
import { usePage } from './page-context.tsx';
import styles from './site-footer.module.css';

interface FooterLink {
  readonly name: string;
  readonly url: string;
}

const learnLinks: readonly FooterLink[] = [
  { name: 'Replit Courses', url: '/replit-courses' },
  { name: 'Replit Prompts', url: '/replit-prompts' },
  { name: 'Replit Consulting', url: '/replit-consulting' },
  { name: 'Pricing', url: '/pricing' },
  { name: 'Blog', url: '/blog' },
];

const legalLinks: readonly FooterLink[] = [
  { name: 'Privacy policy', url: '/privacy-policy' },
  { name: 'Terms and conditions', url: '/terms-and-conditions' },
];

export function SiteFooter(): ReactElement {
  const { company, description, social } = useSite();
  const { theme, isPlain } = usePage();
  return (
    <footer className={styles.footer}>
      <Container className={styles.columns}>
        <div className={styles.about}>
          <BrandMark />
          <p>{description}</p>
          {isPlain ? <ThemeWithoutScripts /> : <ThemeSwitch defaultValue={theme} />}
        </div>
        <FooterColumn title="Learn" links={learnLinks} />
        <FooterColumn title="Follow" links={social} />
        <FooterColumn title="Legal" links={legalLinks} />
      </Container>
      <Container>
        <p className={styles.company}>
          {company.name}, {company.jurisdiction}
        </p>
      </Container>
    </footer>
  );
}

function ThemeWithoutScripts(): ReactElement {
  const { theme } = usePage();
  const [path] = useLocation();
  const query = useQueryString();
  return <ThemeForm current={theme} action={themePath} returnTo={query ? `${path}?${query}` : path} />;
}

function FooterColumn({ title, links }: { title: string; links: readonly FooterLink[] }): ReactElement {
  return (
    <nav aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ name, url }) => (
          <li key={url}>
            <a href={url} {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noreferrer' })}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
