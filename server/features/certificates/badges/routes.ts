import {
  achievementPath,
  badgeIssuerPath,
  badgeJsonPath,
  badgeJwtPath,
  badgeKeyPath,
  keySetPath,
  revokedBadgesPath,
} from '@chalkline/contract/addresses';
import { asc } from 'drizzle-orm';
import { z } from 'zod';
import { revokedBadges } from '../../../db/schema.ts';
import type { AppContext } from '../../../platform/app-context.ts';
import { orNotFound } from '../../../platform/http/refusal.ts';
import { parseRowId } from '../../../platform/http/row-id.ts';
import { siteSettings } from '../../site/index.ts';
import { forAnySite, unkept } from '../open-reply.ts';
import { findCertification } from '../queries.ts';
import {
  type CertificateCall,
  certificateParameters,
  requestedValidCertificate,
} from '../requested-certificate.ts';
import {
  achievementOf,
  type BadgeIssuer,
  badgeUrn,
  issuerProfile,
  openBadgeCredential,
} from './credential.ts';
import { servedKey, signBadge } from './sign.ts';
import { BadgeKeys } from './signing-key.ts';

const publicRead = { method: 'GET', tag: 'Certificates', requires: 'public' } as const;

/** The award as a signed Open Badge, and everything that is needed to verify it. */
export function badges(context: AppContext): void {
  const keys = new BadgeKeys({
    db: context.db,
    configured: context.config.badgeSigningKey,
    seal: context.secretFor('badge keys'),
  });
  signedBadges(context, keys);
  publicKeys(context, keys);
  issuer(context);
  revocations(context);
}

async function badgeIssuer({ db, config }: AppContext): Promise<BadgeIssuer> {
  return { publicUrl: config.publicUrl, site: await siteSettings(db) };
}

function signedBadges(context: AppContext, keys: BadgeKeys): void {
  const { routes, config } = context;
  const badgeAsked = async (call: CertificateCall) =>
    openBadgeCredential(await badgeIssuer(context), await requestedValidCertificate(context, call));

  routes.addRaw({
    ...publicRead,
    path: badgeJwtPath,
    summary: 'The award as a signed Open Badge (VC-JWT)',
    parameters: certificateParameters,
    respond: async (call) => {
      const credential = await badgeAsked(call);
      const token = await signBadge(credential, await keys.current(), config.publicUrl);
      return unkept(forAnySite(call.reply))
        .header('content-disposition', 'attachment; filename="badge.jwt"')
        .type('application/jwt')
        .send(token);
    },
  });
  routes.addRaw({
    ...publicRead,
    path: badgeJsonPath,
    summary: 'What that badge says',
    parameters: certificateParameters,
    respond: async (call) => {
      const credential = await badgeAsked(call);
      return unkept(forAnySite(call.reply))
        .type('application/ld+json; charset=utf-8')
        .send(JSON.stringify(credential, null, 2));
    },
  });
}

function publicKeys({ routes, config }: AppContext, keys: BadgeKeys): void {
  routes.addRaw({
    ...publicRead,
    path: keySetPath,
    summary: 'The keys that badges are checked by',
    respond: async ({ reply }) => {
      const all = await keys.publicKeys();
      return forAnySite(reply).send({ keys: all.map((key) => servedKey(config.publicUrl, key)) });
    },
  });
  routes.addRaw({
    ...publicRead,
    path: badgeKeyPath,
    summary: 'One key that badges are checked by',
    parameters: z.object({ keyId: z.string() }),
    respond: async ({ parameters: { keyId }, reply }) => {
      const key = (await keys.publicKeys()).find(({ id }) => id === keyId);
      return forAnySite(reply).send(servedKey(config.publicUrl, orNotFound(key, 'This key')));
    },
  });
}

function issuer(context: AppContext): void {
  const { routes, db } = context;
  routes.addRaw({
    ...publicRead,
    path: badgeIssuerPath,
    summary: 'Who awards, as a verifier reads it',
    respond: async ({ reply }) => forAnySite(reply).send(issuerProfile(await badgeIssuer(context))),
  });
  routes.addRaw({
    ...publicRead,
    path: achievementPath,
    summary: 'What is awarded, as a verifier reads it',
    parameters: z.object({ certificationId: z.string() }),
    respond: async ({ parameters: { certificationId }, reply }) => {
      const id = parseRowId(certificationId);
      const certification = id === undefined ? undefined : await findCertification(db, id);
      const achievement = achievementOf(
        await badgeIssuer(context),
        orNotFound(certification, 'This certification'),
      );
      return forAnySite(reply).send(achievement);
    },
  });
}

function revocations(context: AppContext): void {
  const { routes, db, config } = context;
  routes.addRaw({
    ...publicRead,
    path: revokedBadgesPath,
    summary: 'Badges that are no longer valid',
    respond: async ({ reply }) => {
      const rows = await db.select().from(revokedBadges).orderBy(asc(revokedBadges.revokedAt));
      const revoked = rows.map(({ certificateId }) => ({ id: badgeUrn(certificateId), revoked: true }));
      return unkept(forAnySite(reply)).send({
        id: config.publicUrl + revokedBadgesPath,
        type: '1EdTechRevocationList',
        issuer: issuerProfile(await badgeIssuer(context)).id,
        revokedCredential: revoked,
      });
    },
  });
}
