import * as Radix from 'radix-ui/dropdown-menu';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from './glyphs.tsx';
import styles from './menu.module.css';
import { useOverlayContainer } from './overlay-container.tsx';

export interface MenuProps {
  /** A button; the menu opens below it. */
  trigger: ReactElement;
  align?: 'start' | 'center' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Focuses the first or last item when a key opened the menu, because Radix does not see that key. */
  startsAtFirstItem?: boolean;
  children: ReactNode;
}

export function Menu(props: MenuProps): ReactElement {
  const { trigger, align = 'end', open, onOpenChange, startsAtFirstItem = false, children } = props;
  const root = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) };
  return (
    <Radix.Root modal={false} {...root}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={useOverlayContainer()}>
        <Radix.Content className={styles.menu} align={align} sideOffset={8} collisionPadding={16}>
          {startsAtFirstItem ? <FocusOnFirstItem /> : null}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Moves the focus after Radix has focused the menu itself, unless the user has already moved it. */
function FocusOnFirstItem(): ReactElement {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const menu = place.current?.parentElement;
      if (menu?.querySelector('[role^="menuitem"]:focus')) return;
      menu?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={place} hidden />;
}

export interface MenuItemProps {
  icon?: ReactNode;
  /** Shown at the right edge, such as a shortcut. */
  trailing?: ReactNode;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  onSelect?: (event: Event) => void;
  children: ReactNode;
}

export function MenuItem(props: MenuItemProps): ReactElement {
  const { icon, trailing, tone = 'default', disabled = false, onSelect, children } = props;
  return (
    <Radix.Item
      className={styles.item}
      data-tone={tone}
      disabled={disabled}
      {...(onSelect ? { onSelect } : {})}
    >
      {icon ?? (tone === 'danger' && <Glyph name="alert" size={20} />)}
      <span className={styles.text}>{children}</span>
      {trailing}
    </Radix.Item>
  );
}

export interface MenuLinkProps {
  icon?: ReactNode;
  href: string;
  /** Opens in a new tab and says so. */
  external?: boolean;
  onSelect?: (event: Event) => void;
  children: ReactNode;
}

export function MenuLink({ icon, href, external, onSelect, children }: MenuLinkProps): ReactElement {
  const outside = external ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <Radix.Item className={styles.item} asChild {...(onSelect ? { onSelect } : {})}>
      <a href={href} {...outside}>
        {icon}
        <span className={styles.text}>{children}</span>
        {external && <Glyph name="external" size={16} label="opens in a new tab" />}
      </a>
    </Radix.Item>
  );
}

/** A heading that is not an item, such as the name of the user. */
export function MenuLabel({ children }: { children: ReactNode }): ReactElement {
  return <Radix.Label className={styles.label}>{children}</Radix.Label>;
}

export function MenuSeparator(): ReactElement {
  return <Radix.Separator className={styles.separator} />;
}

export interface MenuChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
}

/** One of several choices in a menu. Choosing keeps the menu open, so that the effect can be seen. */
export function MenuChoice<Value extends string>(props: MenuChoiceProps<Value>): ReactElement {
  const { label, value, onChange, options } = props;
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Radix.RadioGroup value={value} onValueChange={choose} aria-label={label}>
      <Radix.Label className={styles.label}>{label}</Radix.Label>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          className={styles.item}
          value={option.value}
          onSelect={(event) => event.preventDefault()}
        >
          {option.icon}
          <span className={styles.text}>{option.label}</span>
          <Radix.ItemIndicator>
            <Glyph name="check" size={20} />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
