import type { ReactElement } from 'react';
import { useLazyMenu } from '../../ui/lazy-menu.ts';
import type { MoveMenuProps } from './move-menu.tsx';
import { MoveTrigger } from './move-trigger.tsx';

const loadMenu = async () => (await import('./move-menu.tsx')).MoveMenu;

/** Moves a ticket by a menu, which is loaded when it is opened. */
export function LazyMoveMenu(props: Omit<MoveMenuProps, 'isByKeyboard'>): ReactElement {
  const { opened, trigger } = useLazyMenu(loadMenu);
  if (opened) return <opened.Menu {...props} isByKeyboard={opened.isByKeyboard} />;
  return <MoveTrigger ticketTitle={props.ticket.title} {...trigger} />;
}
