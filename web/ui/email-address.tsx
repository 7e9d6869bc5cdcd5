import { Fragment, type ReactElement } from 'react';

/** An email address that wraps only between its parts. */
export function EmailAddress({ children }: { children: string }): ReactElement {
  return (
    <>
      {children.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one address never change places
        <Fragment key={index}>
          {index > 0 ? <wbr /> : null}
          {part}
        </Fragment>
      ))}
    </>
  );
}
