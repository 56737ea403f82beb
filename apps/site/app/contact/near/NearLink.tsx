import { NEAR_PATH } from '../../../shared/dealers/near-query.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/** Leads from the dealers by continent to those who are near; its words come with the page's data. */
export function NearLink({ label }: { label: string }) {
  return (
    <ButtonLink to={NEAR_PATH} look="outline">
      {label}
    </ButtonLink>
  )
}
