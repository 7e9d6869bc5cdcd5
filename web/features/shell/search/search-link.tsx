import { searchPagePath } from '@chalkline/contract/addresses';
import { type MouseEvent, type ReactElement, useEffect, useState } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Glyph } from '../../../ui/glyphs.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { loadCodeAhead } from '../../../ui/load-code.ts';

const loadDialog = async () => (await import('./search-dialog.tsx')).SearchDialog;

/** Most visits never search, so the dialog is loaded when it is needed. */
const SearchDialog = lazyComponent(loadDialog);

/** Opens the search dialog, also by Ctrl+K or ⌘K. Without scripts it is a link to the search page. */
export function SearchLink(): ReactElement {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => onSearchKey(() => setOpen(true)), []);
  const click = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a
        href={searchPagePath}
        className={buttonClass({ variant: 'quiet', iconOnly: true })}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K"
        title="Search (Ctrl+K)"
        onPointerEnter={() => void loadCodeAhead(loadDialog)}
        onClick={click}
      >
        <Glyph name="search" />
      </a>
      {isOpen ? <SearchDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Text editors use the same keys for links, and an open dialog keeps the keys to itself. */
function onSearchKey(open: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    const isSearchKey =
      (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'k';
    if (!isSearchKey || event.defaultPrevented || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    open();
  };
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
