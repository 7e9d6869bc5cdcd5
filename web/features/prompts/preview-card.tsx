import { signInPageAddress } from '@chalkline/contract/sign-in-addresses';
import type { Snippet } from '@chalkline/contract/snippets';
import { promptAddress } from '@chalkline/domain/prompts/prompts-url-state';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useViewer } from '../../api/viewer.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Glyph } from '../../ui/glyphs.tsx';
import { PromptCard } from './prompt-card.tsx';

/** The beginning of a prompt, and a link to the rest. */
export function PreviewCard({ snippet }: { snippet: Snippet }): ReactElement {
  const { viewer } = useViewer();
  const address = promptAddress(snippet.id);
  const name = <span className="visually-hidden">: {snippet.title}</span>;
  return (
    <PromptCard snippet={snippet}>
      {viewer ? (
        <Link href={address} asChild>
          <ButtonLink size="small" icon={snippet.isPreview ? <Glyph name="lock" size={20} /> : null}>
            {snippet.isPreview ? 'Unlock' : 'Open'}
            {name}
          </ButtonLink>
        </Link>
      ) : (
        <ButtonLink size="small" href={signInPageAddress(address)} icon={<Glyph name="lock" size={20} />}>
          Sign Up
          {name}
        </ButtonLink>
      )}
    </PromptCard>
  );
}
