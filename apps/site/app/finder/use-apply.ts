import { type SubmitEvent, useEffect, useRef } from 'react'
import { useNavigate, useNavigation } from 'react-router'
import { readFinderQuery, toFinderSearch } from '../../shared/finder/finder-query.ts'

/** After what was typed last; no requirement gives this figure. */
const APPLY_AFTER_MS = 350

/** Leads to the address of what a form asks: shortly after each change, and at once where it is sent. @param onSent is called then */
export function useApply(onSent: () => void) {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isLoading = useNavigation().state === 'loading'
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const { dataset } = document.documentElement
    if (isLoading) dataset.updating = ''
    else delete dataset.updating
    return () => void delete dataset.updating
  }, [isLoading])

  function apply(form: HTMLFormElement) {
    clearTimeout(timer.current)
    const given = [...new FormData(form)].map(([key, value]) => [key, String(value)])
    const search = toFinderSearch(readFinderQuery(new URLSearchParams(given)) ?? { filters: [], sort: null })
    if (search !== location.search) void navigate({ search }, { replace: true, preventScrollReset: true })
  }

  return {
    handleChange({ currentTarget }: { currentTarget: HTMLFormElement }) {
      clearTimeout(timer.current)
      timer.current = setTimeout(() => apply(currentTarget), APPLY_AFTER_MS)
    },
    handleSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault()
      apply(event.currentTarget)
      onSent()
    },
  }
}
