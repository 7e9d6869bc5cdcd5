import { offerPasskey } from '../features/sign-in/offer-passkey.ts';

/* The script of the sign-in page, which otherwise needs none. */
offerPasskey();
